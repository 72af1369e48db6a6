import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { saveLanguage } from '../../../shared/profile/save-language.ts';
import { signOut } from '../../../shared/profile/sign-out.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { Row } from '../../../ui/layout.tsx';
import styles from './profile.module.css';

/** The frame of the screens that stand before all others: no way but through, or out. */
export function GateFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('profile');
  return (
    <div className={styles.gate}>
      <Row as="header" className={styles.gateHead} gap="lg" justify="between">
        <Wordmark />
        <Row as="span" isInline gap="lg" isWhole>
          <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />
          <button type="button" className={TEXT_TARGET} onClick={signOut}>
            {t('signOut')}
          </button>
        </Row>
      </Row>
      <main className={styles.gateMain}>{children}</main>
    </div>
  );
}
