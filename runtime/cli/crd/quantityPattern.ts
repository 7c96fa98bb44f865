/** By which definitions of the field tell an amount, such as 500m or 10Gi, from other numbers and texts. */
export const quantityPattern: string =
  "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))" +
  "(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$";
