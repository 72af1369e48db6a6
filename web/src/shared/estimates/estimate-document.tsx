import type { EstimateContent, EstimateTaxes } from '@comptoir/domain/sales/estimates/estimate-content';
import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { drinksInWords } from '@comptoir/domain/sales/estimates/included-drinks';
import { wallTime } from '@comptoir/domain/base/languages/formats';
import { useTranslations } from 'use-intl';
import { formatFullDay, formatLongDay, formatMoney, formatNumber } from '../../lib/format.ts';
import { Columns, Row, Stack, Text } from '../../ui/layout.tsx';
import styles from './estimate-document.module.css';
import { useRatesOn } from '../taxes/use-tax-rates.ts';

/** Merchant who offers, as the document says. */
interface DocumentMerchant {
  readonly name: string;
  readonly address: string;
  readonly telephone: string;
  /** Null for one who is not registered for it, empty while it is not known. */
  readonly gst: string | null;
  readonly qst: string | null;
}

/** For whom it is. */
export interface DocumentCustomer {
  readonly name: string;
  readonly company: string;
  readonly address: string;
}

interface EstimateDocumentProps {
  readonly number: string | null;
  readonly revision: number;
  readonly merchant: DocumentMerchant;
  readonly customer: DocumentCustomer | null;
  readonly content: EstimateContent;
  /** Null while what is typed comes to nothing. */
  readonly price: EstimatePrice | null;
}

/** An estimate as its customer reads it, in the customer's language; stands within `InLanguage`. */
export function EstimateDocument({ number, revision, merchant, customer, content, price }: EstimateDocumentProps) {
  const t = useTranslations('estimateDocument');
  const { language, terms, validUntil } = content;
  return (
    <Stack as="article" className={styles.document} gap="xl" size="md" wrap="anywhere">
      <Row as="header" className={styles.head} gap="xl" align="stretch" justify="between">
        <div>
          <strong className={styles.merchant}>{merchant.name}</strong>
          <Text wrap="lines">{[merchant.address, merchant.telephone].filter(Boolean).join('\n')}</Text>
        </div>
        <div>
          <p className={styles.title}>{[t('title'), number].filter(Boolean).join(' ')}</p>
          {revision > 1 ? <p>{t('revision', { revision: String(revision) })}</p> : null}
          <p>{t('validUntil', { day: formatLongDay(validUntil, language) })}</p>
        </div>
      </Row>
      <Columns least="13rem" gap="xl" align="stretch">
        <Customer customer={customer} />
        <Occasion content={content} />
      </Columns>
      {price ? <Priced content={content} price={price} usual={merchant.gst === null ? 'P' : 'FP'} /> : null}
      {terms.trim() === '' ? null : (
        <section>
          <h3>{t('terms')}</h3>
          <Text wrap="lines">{terms}</Text>
        </section>
      )}
      <Row as="footer" gap="xl" align="stretch" tone="soft" size="sm">
        {merchant.gst === '' ? null : (
          <span>{merchant.gst === null ? t('noGst') : t('gstNumber', { number: merchant.gst })}</span>
        )}
        {merchant.qst ? <span>{t('qstNumber', { number: merchant.qst })}</span> : null}
      </Row>
    </Stack>
  );
}

function Customer({ customer }: Pick<EstimateDocumentProps, 'customer'>) {
  const t = useTranslations('estimateDocument');
  return (
    <section>
      <h3>{t('for')}</h3>
      {customer ? (
        <Text wrap="lines">
          {[customer.name, customer.company, customer.address].filter((line) => line !== '').join('\n')}
        </Text>
      ) : (
        <p className={styles.open}>{t('noCustomer')}</p>
      )}
    </section>
  );
}

interface ContentProps {
  readonly content: EstimateContent;
}

function Occasion({ content: { occasion, persons, language } }: ContentProps) {
  const t = useTranslations('estimateDocument');
  const day = formatFullDay(occasion.date, language);
  return (
    <section>
      <h3>{t('occasion')}</h3>
      <Text wrap="lines">
        {occasion.name === '' ? <span className={styles.open}>{t('noName')}</span> : <strong>{occasion.name}</strong>}
        {'\n'}
        {occasion.time === null ? day : t('when', { day, time: wallTime(occasion.time, language) })}
        {occasion.place === '' ? null : `\n${occasion.place}`}
        {'\n'}
        {t('persons', { count: persons })}
      </Text>
    </section>
  );
}

interface PricedProps extends ContentProps {
  readonly price: EstimatePrice;
}

interface LinesProps extends PricedProps {
  /** The taxes that need no words, as they are those of the merchant. */
  readonly usual: EstimateTaxes;
}

function Priced({ content, price, usual }: LinesProps) {
  return (
    <>
      <Lines content={content} price={price} usual={usual} />
      <Totals content={content} price={price} />
      <Payments content={content} price={price} />
    </>
  );
}

/** Two lines may say the same: each is known by its place. */
const numbered = <One,>(one: One, index: number) => ({ one, index });

const TAX_WORDS = { FP: 'bothTaxes', F: 'gstOnly', P: 'qstOnly', NON: 'noTax' } as const;

function Lines({ content: { language, items }, price, usual }: LinesProps) {
  const t = useTranslations('estimateDocument');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.item')}</th>
          <th scope="col">{t('columns.quantity')}</th>
          <th scope="col">{t('columns.unit')}</th>
          <th scope="col">{t('columns.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {price.lines.map(numbered).map(({ one: line, index }) => {
          const notes = [
            items[index]?.per === 'person' ? t('perPerson') : null,
            line.taxes === usual ? null : t(TAX_WORDS[line.taxes]),
            drinksInWords(line, language),
          ];
          return (
            <tr key={index}>
              <th scope="row">
                {line.description === '' ? <span className={styles.open}>{t('noItem')}</span> : line.description}
                <small>{notes.filter(Boolean).join(' · ')}</small>
              </th>
              <td>{formatNumber(line.quantity / 100, language)}</td>
              <td>{formatMoney(cents(line.unitCents), language)}</td>
              <td>{formatMoney(cents(line.amountCents), language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Totals({ content: { language, occasion }, price }: PricedProps) {
  const t = useTranslations('estimateDocument');
  const rates = useRatesOn(occasion.date, language);
  const rows = [
    { label: t('service'), amount: price.serviceCents, isShown: price.serviceCents !== 0 },
    { label: t('subtotal'), amount: price.subtotalCents, isShown: true },
    { label: t('gst', rates), amount: price.gstCents, isShown: price.gstCents !== 0 },
    { label: t('qst', rates), amount: price.qstCents, isShown: price.qstCents !== 0 },
  ];
  return (
    <dl className={styles.totals}>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ label, amount }) => (
          <Amount key={label} label={label} amount={formatMoney(cents(amount), language)} />
        ))}
      <Amount label={t('total')} amount={formatMoney(cents(price.totalCents), language)} isTotal />
      {price.tipCents === 0 ? null : <Amount label={t('tip')} amount={formatMoney(cents(price.tipCents), language)} />}
    </dl>
  );
}

function Payments({ content: { language }, price }: PricedProps) {
  const t = useTranslations('estimateDocument');
  return (
    <section>
      <h3>{t('payments')}</h3>
      <dl className={styles.totals}>
        {price.payments.map(numbered).map(({ one: { kind, dueOn, cents: amount }, index }) => (
          <Amount
            key={index}
            label={t(`kinds.${kind}`, { day: dueOn === null ? '' : formatLongDay(dueOn, language) })}
            amount={formatMoney(cents(amount), language)}
          />
        ))}
      </dl>
    </section>
  );
}

interface AmountProps {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

const Amount = ({ label, amount, isTotal = false }: AmountProps) => (
  <div data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);
