export function ready(): string {
  return "yes";
}
