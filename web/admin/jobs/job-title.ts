/** `Scheduled payments` for `scheduled-payments` and `scheduled_payments`. */
export function jobTitle(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
