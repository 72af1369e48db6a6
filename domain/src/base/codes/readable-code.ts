/** Crockford's base 32: no I, L, O or U, so that a code read over a kitchen counter is not misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as people see it, in groups of four: `XXXX-XXXX` of five random bytes, eight bits a byte, five a letter. */
export function readableCode(randomBytes: Uint8Array): string {
  const bits = randomBytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const letters = Array.from({ length: Math.floor((randomBytes.length * 8) / 5) }, (_, index) => {
    const shift = BigInt(randomBytes.length * 8 - 5 * (index + 1));
    return ALPHABET[Number((bits >> shift) & 31n)];
  });
  return inGroups(letters.join(''));
}

/**
 * A typed code as it was given out, of this many letters: forgives case, spaces, hyphens and the letters people confuse
 * (O for 0, I and L for 1); null when it is no code.
 */
export function readTypedCode(typed: string, letters: number): string | null {
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return compact.length === letters && /^[0-9A-HJKMNP-TV-Z]+$/.test(compact) ? inGroups(compact) : null;
}

const inGroups = (letters: string): string => letters.replaceAll(/(.{4})(?=.)/g, '$1-');
