import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LegalDialog, type LegalText } from '../legal/legal-dialog.tsx';
import { TEXT_TARGET } from '../../ui/text-target.ts';
import { Stack } from '../../ui/layout.tsx';
import styles from './card-entry.module.css';

/** Acceptance of each text. */
export type Accepted = Readonly<Record<LegalText, boolean>>;

interface ConsentProps {
  readonly versions: Readonly<Record<LegalText, string>>;
  readonly accepted: Accepted;
  /** True after an attempt to go on without. */
  readonly isMissing: boolean;
  readonly onChange: (accepted: Accepted) => void;
}

const TEXTS = ['terms', 'privacy'] as const;

/** The two texts that must be accepted to add a card, each by itself and there to be read. Source: spec §5. */
export function Consent({ versions, accepted, isMissing, onChange }: ConsentProps) {
  const t = useTranslations('cardEntry.consent');
  const id = useId();
  const [read, setRead] = useState<LegalText | null>(null);

  return (
    <div className={styles.consent}>
      {TEXTS.map((text) => (
        <Stack key={text} className={styles.check} gap="none" align="start">
          <label>
            <input
              type="checkbox"
              required
              checked={accepted[text]}
              aria-invalid={(isMissing && !accepted[text]) || undefined}
              aria-describedby={isMissing ? id : undefined}
              onChange={({ currentTarget }) => onChange({ ...accepted, [text]: currentTarget.checked })}
            />
            {t(`${text}.label`)}
          </label>
          <button type="button" className={TEXT_TARGET} onClick={() => setRead(text)}>
            {t(`${text}.read`)}
          </button>
        </Stack>
      ))}
      {isMissing ? (
        <p id={id} role="alert" className={styles.missing}>
          {t('required')}
        </p>
      ) : null}
      {read ? <LegalDialog text={read} version={versions[read]} onClose={() => setRead(null)} /> : null}
    </div>
  );
}
