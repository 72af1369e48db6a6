import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { wordsEn } from '../../../../verifier/words.en.ts';
import { wordsFr } from '../../../../verifier/words.fr.ts';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row } from '../../../ui/layout.tsx';
import { ChooseProof } from './choose-proof.tsx';
import { ProofOutcomeView } from './proof-outcome.tsx';
import styles from './proof.module.css';
import { ProofRunning } from './proof-running.tsx';
import { useProof } from './use-proof.ts';

const WORDS = { fr: wordsFr, en: wordsEn };

/** Proof of the bills of a period: verified here, downloaded, or verified from a file. */
export function ProofPage() {
  const t = useTranslations('proof');
  const { language } = useReader();
  const run = useProof();
  return (
    <Page title={t('title')} lead={t('lead')} actions={<BackLink to="/sales">{t('back')}</BackLink>}>
      <PeriodSection isRunning={run.isRunning} onStart={run.start} />
      <Section title={t('file')} lead={t('fileText')}>
        <ChooseProof disabled={run.isRunning} onChoose={(picked) => run.start({ what: 'chosen', picked })} />
      </Section>
      <ProofRunning run={run} />
      <ProofOutcomeView run={run} words={WORDS[language]} />
      <Section title={t('limits')}>
        <Prose>
          <ul>
            {WORDS[language].limits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Prose>
      </Section>
    </Page>
  );
}

type PeriodProps = { readonly isRunning: boolean; readonly onStart: ReturnType<typeof useProof>['start'] };

function PeriodSection({ isRunning, onStart }: PeriodProps) {
  const t = useTranslations('proof');
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const [period, setPeriod] = useState({ from: `${today.slice(0, 8)}01`, to: today });
  const [isReversed, setReversed] = useState(false);
  const start = (what: 'verify' | 'download'): void => {
    const refused = period.from > period.to || period.from === '' || period.to === '';
    setReversed(refused);
    if (!refused) onStart({ what, period });
  };
  return (
    <Section title={t('period')} lead={t('periodText')}>
      <div className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            required
            label={t(name)}
            value={period[name]}
            onChange={({ currentTarget }) => setPeriod((before) => ({ ...before, [name]: currentTarget.value }))}
          />
        ))}
      </div>
      {isReversed ? (
        <Banner tone="error" announced="at-once">
          {t('reversed')}
        </Banner>
      ) : null}
      <Row gap="md" align="stretch">
        <Button disabled={isRunning} onClick={() => start('verify')}>
          {t('verify')}
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          disabled={isRunning}
          onClick={() => start('download')}
        >
          {t('download')}
        </Button>
      </Row>
    </Section>
  );
}
