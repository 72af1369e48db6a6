import { useTranslations } from 'use-intl';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './devices.module.css';
import { REQUEST_COMMAND } from './terminal-command.ts';

/** How a till on a computer is made to ask for its certificate again. */
export function RequestAtTill() {
  const t = useTranslations('devices.refused');
  return (
    <div className={styles.atTill}>
      <p className={styles.hint}>{t('command')}</p>
      <div className={styles.command}>
        <code>{REQUEST_COMMAND}</code>
        <CopyButton text={REQUEST_COMMAND} label={REQUEST_COMMAND} />
      </div>
      <small className={styles.faint}>{t('commandHint')}</small>
    </div>
  );
}
