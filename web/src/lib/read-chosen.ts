/** A file as it was chosen: its name, and its bytes as base64. */
export interface ChosenFile {
  readonly name: string;
  readonly file: string;
}

/** Beyond this the server takes no file; ten thousand lines are less. */
const MOST_BYTES = 2_000_000;

/** Reads a file that was chosen; null when it is too large. */
export async function readChosen(file: File): Promise<ChosenFile | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return { name: file.name.slice(0, 200), file: btoa(text) };
}
