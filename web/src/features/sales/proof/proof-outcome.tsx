import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  describeDevice,
  describeFault,
  describeKey,
  describeLog,
  describeReferences,
  describeUnanswered,
} from '../../../../verifier/describe-report.ts';
import type { Fault, ProofReport } from '../../../../verifier/proof-report.ts';
import type { Words } from '../../../../verifier/words.en.ts';
import { formatNumber } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { ScrollArea } from '../../../ui/scroll-area.tsx';
import { Bullets, Text } from '../../../ui/layout.tsx';
import styles from './proof.module.css';
import type { ProofRun } from './use-proof.ts';

/** Result of the verification, or the file that was saved. */
export const ProofOutcomeView = ({ run: { outcome }, words }: { readonly run: ProofRun; readonly words: Words }) => (
  <output className={outcome ? styles.outcome : 'visually-hidden'}>
    {outcome ? <Outcome outcome={outcome} words={words} /> : null}
  </output>
);

interface OutcomeProps {
  readonly outcome: NonNullable<ProofRun['outcome']>;
  readonly words: Words;
}

function Outcome({ outcome, words }: OutcomeProps) {
  const t = useTranslations('proof');
  if (outcome.what === 'download') return <Banner tone="success">{t('saved', { name: outcome.name })}</Banner>;
  if (outcome.report === null) return <Banner tone="error">{t('noProof')}</Banner>;
  return (
    <Findings report={outcome.report} words={words}>
      {outcome.file ? <SaveButton {...outcome.file} /> : null}
    </Findings>
  );
}

function SaveButton({ name, content }: { readonly name: string; readonly content: Blob }) {
  const t = useTranslations('proof');
  return (
    <div>
      <Button variant="default" onClick={() => saveBlob(name, content)}>
        {t('save')}
      </Button>
    </div>
  );
}

interface FindingsProps {
  readonly report: ProofReport;
  readonly words: Words;
  readonly children: ReactNode;
}

function Findings({ report, words, children }: FindingsProps) {
  const t = useTranslations('proof');
  const { language } = useReader();
  const { form, bills, faults, faultCount, fingerprint, merchant, from, to, devices } = report;
  const log = describeLog(report, words);
  const references = describeReferences(report, words);
  const unanswered = describeUnanswered(report, words);
  const verdict = faultCount > 0 ? 'wrong' : bills === 0 ? 'empty' : 'ok';
  const count = faultCount > 0 ? faultCount : bills;
  const tone = { wrong: 'error', empty: 'info', ok: 'success' } as const;
  return (
    <Section title={t('title')}>
      <Banner tone={tone[verdict]}>{t(verdict, { count, words: formatNumber(count, language) })}</Banner>
      {report.key === null ? null : <Text wrap="anywhere">{describeKey(report, [], words)}</Text>}
      {form === 'folder' ? <p>{words.unpacked}</p> : null}
      <Faults faults={faults} count={faultCount} words={words} />
      {fingerprint === '' ? null : (
        <DetailList
          details={[
            { label: t('business'), value: merchant },
            { label: t('days'), value: t('daysValue', { from, to }) },
            { label: t('bills'), value: formatNumber(bills, language) },
            ...ifSaid(words.references, references),
            ...ifSaid(words.replies, unanswered),
            {
              label: t('devices'),
              value: devices.map((device) => <div key={device.number}>{describeDevice(device, words)}</div>),
            },
            {
              label: t('fingerprint'),
              value: (
                <Text as="code" wrap="anywhere">
                  {fingerprint}
                </Text>
              ),
              hint: t('fingerprintHint'),
            },
            {
              label: words.key,
              value: (
                <Text as="code" wrap="anywhere">
                  {report.key ?? words.noKey}
                </Text>
              ),
            },
            ...ifSaid(
              words.log,
              log && (
                <Text as="span" wrap="anywhere">
                  {log}
                </Text>
              ),
            ),
          ]}
        />
      )}
      {children}
    </Section>
  );
}

const ifSaid = (label: string, value: ReactNode) => (value === '' ? [] : [{ label, value }]);

interface FaultsProps {
  /** As many as a report says one by one. */
  readonly faults: readonly Fault[];
  readonly count: number;
  readonly words: Words;
}

/** Faults in words, and how many more there are; a bill among one's own can be looked at. */
function Faults({ faults, count, words }: FaultsProps) {
  const t = useTranslations('proof');
  const { language } = useReader();
  if (count === 0) return null;
  return (
    <>
      <ScrollArea className={styles.faults} label={t('faults')}>
        <Bullets>
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>
              {describeFault(fault, words)}{' '}
              {fault.noTrans === undefined ? null : (
                <Link to="/sales" search={{ q: fault.noTrans }}>
                  {t('find')}
                </Link>
              )}
            </li>
          ))}
        </Bullets>
      </ScrollArea>
      {count > faults.length ? <p>{t('more', { words: formatNumber(count - faults.length, language) })}</p> : null}
    </>
  );
}
