import { formatTime } from '../../page/format-time.ts';
import type { PageTexts } from './authority-page.en.ts';

interface Formats {
  time: (iso: string) => string;
  money: (wire: string) => string;
}

/** Formats of one language; building them costs far more than using them. */
export function createFormats({ lang }: PageTexts): Formats {
  const cached = formats.get(lang);
  if (cached) return cached;
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
  const made = {
    time: (iso: string) => formatTime(lang, iso),
    money: (wire: string) => (Number.isNaN(Number(wire)) ? wire : money.format(Number(wire))),
  };
  formats.set(lang, made);
  return made;
}

const formats = new Map<string, Formats>();
