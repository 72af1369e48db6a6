import { dateFormat } from '../../languages/formats.ts';
import type { Language } from '../../merchants/merchant-information.ts';
import type { AuthorityErrorFacts } from './facts.ts';

/** Errors of the authority as it names them: `JW00B999429E[16]`. */
export const listErrors = (list: readonly AuthorityErrorFacts[]): string =>
  list.map(({ id, codRetour }) => (codRetour ? `${id}[${codRetour}]` : id)).join(', ');

/** A length of time in the largest unit that says it in small numbers. */
export function duration(minutes: number, units: { minutes: string; hours: string; days: string }): string {
  if (minutes < 120) return `${minutes}\u00A0${units.minutes}`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours}\u00A0${units.hours}` : `${Math.round(hours / 24)}\u00A0${units.days}`;
}

/** An instant in words, in Québec's time: technicians and their hours are there. Nothing for what is no instant. */
export function quebecMoment(at: string, language: Language): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return '';
  return dateFormat({ language, timeZone: 'America/Montreal' }, { dateStyle: 'long', timeStyle: 'short' }).format(
    instant,
  );
}
