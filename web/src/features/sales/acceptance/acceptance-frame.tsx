import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './acceptance.module.css';

interface AcceptanceFrameProps {
  /** Absent as long as it is not known whose estimate it is. */
  readonly merchant: AcceptanceView['merchant'] | undefined;
  readonly children: ReactNode;
}

/** The frame of the customer's page: whose it is on top, in which language, and how to reach them at the end. */
export function AcceptanceFrame({ merchant, children }: AcceptanceFrameProps) {
  return (
    <Stack className={styles.frame} gap="xl">
      <Row as="header" className={styles.head} gap="lg" isWhole justify="between">
        <Text as="strong" size="lg" wrap="anywhere">
          {merchant?.name}
        </Text>
        <LanguageSwitch />
      </Row>
      <main className={styles.main}>{children}</main>
      {merchant ? <Contact merchant={merchant} /> : null}
    </Stack>
  );
}

function Contact({ merchant }: { readonly merchant: AcceptanceView['merchant'] }) {
  const t = useTranslations('acceptance');
  const { name, address, telephone, email, gst, qst } = merchant;
  return (
    <Stack as="footer" className={styles.contact} tone="soft" size="md">
      <h2>{t('contact.title')}</h2>
      <address>
        <strong>{name}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {telephone ? <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a> : null}
        {email ? <a href={mailtoLink(email)}>{email}</a> : null}
      </address>
      <p>
        <span>{gst ? t('contact.gst', { number: gst }) : t('contact.noGst')}</span>
        {qst ? <span>{t('contact.qst', { number: qst })}</span> : null}
      </p>
      <p className={styles.screenOnly}>{t('private')}</p>
    </Stack>
  );
}
