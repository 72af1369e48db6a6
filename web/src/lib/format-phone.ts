/** 418 555-0142: an area code and a number as they are written in Québec, or null when either is missing. */
export function formatPhone(areaCode: string | null, number: string | null): string | null {
  if (!areaCode || !number) return null;
  const digits = number.replaceAll(/\D/g, '');
  return digits.length === 7
    ? `${areaCode}\u00A0${digits.slice(0, 3)}-${digits.slice(3)}`
    : `${areaCode}\u00A0${number}`;
}
