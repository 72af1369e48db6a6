import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/use-now.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { CancelVisit } from './cancel-visit.tsx';
import type { Visited } from './choosing-for.tsx';
import styles from './appointments.module.css';

interface VisitInFullProps {
  readonly visit: AppointmentView;
  readonly onMove: (visited: Visited) => void;
  readonly onClose: () => void;
}

/** Who is visited, and what can be done about it while it is still to come. */
export function VisitInFull({ visit, onMove, onClose }: VisitInFullProps) {
  const t = useTranslations('appointments.visit');
  const [isCancelling, setCancelling] = useState(false);
  const { merchantId, company_name: name, phone, bookedBy, note } = visit;
  const isToCome = Date.parse(visit.startsAt) > useNow(60_000).getTime();
  const move = (): void => {
    onMove({ merchantId, name, note });
    onClose();
  };

  if (isCancelling) return <CancelVisit visit={visit} onDone={onClose} onBack={() => setCancelling(false)} />;
  return (
    <div className={styles.form}>
      <DetailList
        details={[
          {
            label: t('merchant'),
            value: (
              <Link to="/merchant" search={{ merchantId }}>
                {name}
              </Link>
            ),
          },
          { label: t('phone'), value: phone ? <a href={`tel:${phone}`}>{phone}</a> : t('unknown') },
          { label: t('bookedBy'), value: bookedBy },
          ...(note ? [{ label: t('note'), value: note }] : []),
        ]}
      />
      {isToCome ? (
        <div className={styles.buttons}>
          <Button onClick={move}>{t('move')}</Button>
          <Button variant="default" onClick={() => setCancelling(true)}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <p>{t('over')}</p>
      )}
    </div>
  );
}
