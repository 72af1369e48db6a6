import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './profile.module.css';

/** The key for an authenticator app: to scan, to open on a phone, or to type. */
export function AuthenticatorKey({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const t = useTranslations('profile.secondFactor');
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className={styles.key}>
      <QrCode text={uri} label={t('qr')} />
      <div className={styles.keyWords}>
        <p className={styles.hint}>{t('scan')}</p>
        <a href={uri}>{t('open')}</a>
        <p className={styles.hint}>{t('secret')}</p>
        <div className={styles.secret}>
          <code>{groups.join(' ')}</code>
          <CopyButton text={secret} label={t('secret')} />
        </div>
        <p className={styles.hint}>{t('codeHint')}</p>
      </div>
    </div>
  );
}
