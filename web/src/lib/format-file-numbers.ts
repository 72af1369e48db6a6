/** G1K 3Z4: a postal code as it is written on a letter; what is none stays as it is. */
export const formatPostalCode = (code: string): string => code.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2');

/** 4071234567 TQ 0001 and 812345676 RT 0001: a tax number with the spaces that receipts and letters give it. */
export const formatTaxNumber = (number: string): string => number.replace(/^(\d{9,10})(TQ|RT)(\d{4})$/, '$1 $2 $3');
