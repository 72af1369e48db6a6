import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatMonthName } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { WantedYear } from '../../../shared/queries/sales.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Hint, Row } from '../../../ui/layout.tsx';
import { useSetFiscalYear } from './merchant-reports.api.ts';

/** As many as anyone has to keep papers for, and the one that runs. */
const YEARS = 7;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

interface YearFormProps {
  readonly wanted: WantedYear;
  /** The last year that has begun. */
  readonly last: number;
  /** With which month the merchant's own fiscal year begins. */
  readonly ownMonth: number;
}

/** Chooses a year, and with which month it begins. */
export function YearForm({ wanted, last, ownMonth }: YearFormProps) {
  const t = useTranslations('merchantReports.annual');
  const language = useLanguage();
  const { change } = useAddress();
  const years = Array.from({ length: YEARS }, (_, index) => String(last - index));
  const shown = years.includes(String(wanted.year)) ? years : [...years, String(wanted.year)];
  return (
    <>
      <Row gap="md" align="end">
        <SelectField
          label={t('year')}
          value={String(wanted.year)}
          options={shown.map((value) => ({ value, label: value }))}
          onChange={(year) => change({ year })}
        />
        <SelectField
          label={t('first')}
          value={String(wanted.firstMonth)}
          options={MONTHS.map((value) => ({ value, label: formatMonthName(Number(value), language) }))}
          onChange={(first) => change({ first: Number(first) === ownMonth ? undefined : first, year: undefined })}
        />
      </Row>
      <OwnYear firstMonth={wanted.firstMonth} ownMonth={ownMonth} />
    </>
  );
}

/** Of which fiscal year reports are kept, and, when another one is shown, how that becomes the one. */
function OwnYear({ firstMonth, ownMonth }: { readonly firstMonth: number; readonly ownMonth: number }) {
  const t = useTranslations('merchantReports.annual.own');
  const tErrors = useTranslations('errorMessages');
  const language = useLanguage();
  const canEdit = usePermission('edit-merchant');
  const { mutate, isPending } = useSetFiscalYear();
  const month = (number: number): string => formatMonthName(number, language);
  const choose = (): void =>
    mutate(firstMonth, {
      onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
    });
  return (
    <Row gap="md" align="end">
      <Hint size="md">{t('kept', { month: month(ownMonth) })}</Hint>
      {firstMonth === ownMonth || !canEdit ? null : (
        <Button variant="default" loading={isPending} onClick={choose}>
          {t('choose', { month: month(firstMonth) })}
        </Button>
      )}
    </Row>
  );
}
