/** G1K 3Z4: a Canadian postal code as it is written on paper; anything else as it is, null when there is none. */
export const formatPostalCode = (code: string | null): string | null =>
  code === null ? null : code.replace(/^(\w{3})(\w{3})$/, '$1 $2');
