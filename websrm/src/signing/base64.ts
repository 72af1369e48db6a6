/** Bytes to base64 with padding. Source: SRM-21. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // 32 kB at a time: one call with every byte as an argument overflows the stack on long input
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}

/** Base64 to bytes; line breaks and spaces are skipped. Throws `RangeError` when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = decode(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

const CHUNK = 0x8000;

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    throw new RangeError('not base64');
  }
}
