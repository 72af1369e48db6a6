import type { AcceptanceView } from '@comptoir/contract/sales/acceptance';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row } from '../../../ui/layout.tsx';
import { pdfAddress } from './acceptance.api.ts';
import styles from './acceptance.module.css';
import { Answer } from './answer.tsx';
import { Evidence } from './evidence.tsx';
import { OccasionSection, PaymentsSection, PriceSection, TermsSection } from './offer-sections.tsx';
import { Standing } from './standing.tsx';

interface OfferProps {
  readonly token: string;
  readonly view: AcceptanceView;
}

/** Offer in the order in which it is to be read: event, price, payments, terms; the answer comes after all of them. */
export function Offer({ token, view }: OfferProps) {
  const t = useTranslations('acceptance');
  const [isProposed, setProposed] = useState(false);
  const { number, revision, customer, content, state } = view;
  const name = [customer.name, customer.company].filter(Boolean).join(', ');
  const standing =
    isProposed && state === 'open' ? 'proposed' : state === 'open' && !view.isAccepting ? 'resting' : state;
  return (
    // a new heading for a new state: the focus goes there, and it is read out
    <Page
      key={standing}
      title={t('title', { occasion: content.occasion.name })}
      lead={t('lead', { number, revision: String(revision), customer: name })}
      actions={<Copies token={token} name={number} />}
    >
      <Standing standing={standing} view={view} />
      {state === 'accepted' && view.decision ? <Evidence view={view} decision={view.decision} /> : null}
      <OccasionSection content={content} />
      <PriceSection price={view.price} />
      <PaymentsSection payments={view.price.payments} />
      <TermsSection terms={content.terms} />
      {state === 'open' ? <Answer token={token} view={view} onProposed={() => setProposed(true)} /> : null}
    </Page>
  );
}

function Copies({ token, name }: { readonly token: string; readonly name: string }) {
  const t = useTranslations('acceptance');
  return (
    <Row className={styles.copies} align="stretch">
      <a {...buttonLook({ variant: 'default' })} href={pdfAddress(token)} download={`${name}.pdf`}>
        <DownloadIcon />
        {t('pdf')}
      </a>
      <Button variant="subtle" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Row>
  );
}
