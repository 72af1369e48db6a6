import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './appointments.module.css';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { useFormatHour } from './use-format-hour.ts';
import { useWhyUnkept } from './use-why-unkept.ts';

interface VisitsToMoveProps {
  readonly visits: readonly AppointmentView[];
  readonly onMove: (chosen: ChosenMerchant) => void;
}

/** Visits at a time at which support or their technician no longer works, each with the way to another hour. */
export function VisitsToMove({ visits, onMove }: VisitsToMoveProps) {
  const t = useTranslations('appointments.unkept');
  const words = useFormatHour();
  const whyUnkept = useWhyUnkept();
  if (visits.length === 0) return null;
  return (
    <Banner tone="warning">
      <strong>{t('title', { count: visits.length })}</strong>
      <ul className={styles.unkept}>
        {visits.map(({ id, merchantId, company_name: name, note, technician, ...hour }) => (
          <li key={id}>
            <span>{t('visit', { name, technician, why: whyUnkept(hour), ...words(hour.startsAt) })}</span>
            <Button
              variant="default"
              aria-label={t('moveNamed', { name })}
              onClick={() => onMove({ merchantId, name, note })}
            >
              {t('move')}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
