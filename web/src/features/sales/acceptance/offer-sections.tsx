import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './acceptance.module.css';

type Price = AcceptanceView['price'];

/** Occasion of the offer: when, where, for how many. */
export function OccasionSection({ content }: { readonly content: AcceptanceView['content'] }) {
  const t = useTranslations('acceptance.occasion');
  const language = useLanguage();
  const { date, time, place } = content.occasion;
  const day = formatLongDay(date, language);
  return (
    <Section title={t('title')}>
      <DetailList
        details={[
          { label: t('when'), value: time ? t('whenAt', { day, time: writeTime(time, language) }) : day },
          ...(place ? [{ label: t('place'), value: <span className={styles.typed}>{place}</span> }] : []),
          { label: t('persons'), value: formatNumber(content.persons, language) },
        ]}
      />
    </Section>
  );
}

/** 18 h 30 · 6:30 p.m., of `18:30`. */
function writeTime(time: string, language: 'fr' | 'en'): string {
  return new Date(`1970-01-01T${time}:00Z`)
    .toLocaleTimeString(`${language}-CA`, { timeZone: 'UTC', timeStyle: 'short' })
    .replaceAll(' ', '\u00A0');
}

/** Each line with what it comes to, then taxes and total. */
export function PriceSection({ price }: { readonly price: Price }) {
  const t = useTranslations('acceptance.price');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const sums = [
    ...(price.serviceCents > 0 ? [['service', price.serviceCents] as const] : []),
    ['subtotal', price.subtotalCents] as const,
    ...(price.gstCents > 0 ? [['gst', price.gstCents] as const] : []),
    ...(price.qstCents > 0 ? [['qst', price.qstCents] as const] : []),
    ['total', price.totalCents] as const,
    ...(price.tipCents > 0 ? [['tip', price.tipCents] as const] : []),
  ];
  return (
    <Section title={t('title')}>
      <table className={styles.lines}>
        <caption className="visually-hidden">{t('title')}</caption>
        <tbody>
          {numbered(price.lines).map(({ key, ...line }) => (
            <tr key={key}>
              <th scope="row">
                {line.description}
                <small>
                  {t('each', {
                    quantity: formatNumber(line.quantity / 100, language),
                    price: money(line.unitCents),
                  })}
                </small>
              </th>
              <td>{money(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name} data-sum={name}>
              <th scope="row">{t(name)}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Section>
  );
}

/** Rows that may be alike, and never move: each is known by its place. */
const numbered = <Row extends object>(rows: readonly Row[]): (Row & { readonly key: number })[] =>
  rows.map((row, key) => ({ ...row, key }));

/** Payments and their days; together they are the total. */
export function PaymentsSection({ payments }: { readonly payments: Price['payments'] }) {
  const t = useTranslations('acceptance.payments');
  const language = useLanguage();
  return (
    <Section title={t('title')}>
      <ol className={styles.payments}>
        {numbered(payments).map(({ key, kind, dueOn, cents: amount }) => (
          <li key={key}>
            <span>
              <strong>{t(kind)}</strong> {dueOn ? t('due', { day: formatLongDay(dueOn, language) }) : t('now')}
            </span>
            <span className={styles.amount}>{formatMoney(cents(amount), language)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** As the caterer has written them, line by line. */
export function TermsSection({ terms }: { readonly terms: string }) {
  const t = useTranslations('acceptance.terms');
  return (
    <Section title={t('title')}>
      <p className={styles.typed}>{terms || t('none')}</p>
    </Section>
  );
}
