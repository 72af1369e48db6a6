import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './support.module.css';

interface TicketConfirmationProps {
  readonly ticketNumber: string;
  readonly onAnother: () => void;
}

/** The number to name when calling. It takes the place of the form, and is read out. */
export function TicketConfirmation({ ticketNumber, onAnother }: TicketConfirmationProps) {
  const t = useTranslations('support.form');
  const email = useSession()?.email ?? '';
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={said} tabIndex={-1}>
        <strong>{t('sent')}</strong> {t('sentText', { email })}
      </p>
      <Row as="p" className={styles.ticket} gap="md">
        <span>{ticketNumber}</span>
        <CopyButton text={ticketNumber} label={t('ticket')} />
      </Row>
      <p>
        <SupportContact />
      </p>
      <div>
        <Button variant="default" onClick={onAnother}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
