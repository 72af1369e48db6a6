/** What belongs in the browser's console and nowhere else. Source: spec §8 "Merchant load failure". */
export function logToConsole(message: string): void {
  console.error(message);
}
