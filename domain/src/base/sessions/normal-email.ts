/** An email address as accounts are known by it: what two people would take for one address is one. */
export const normalEmail = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase();
