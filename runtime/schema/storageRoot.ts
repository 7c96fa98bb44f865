/** What all storage keys begin with. */
export const storageRoot = "/registry/";
