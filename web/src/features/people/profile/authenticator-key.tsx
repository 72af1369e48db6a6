import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Hint, Row, Stack } from '../../../ui/layout.tsx';
import styles from './profile.module.css';

/** The key for an authenticator app: to scan, to open on a phone, or to type. */
export function AuthenticatorKey({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const t = useTranslations('profile.secondFactor');
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <Row gap="xl" align="stretch">
      <QrCode text={uri} label={t('qr')} />
      <Stack className={styles.keyWords} gap="sm" align="start">
        <Hint size="md">{t('scan')}</Hint>
        <a href={uri}>{t('open')}</a>
        <Hint size="md">{t('secret')}</Hint>
        <Row className={styles.secret}>
          <code>{groups.join(' ')}</code>
          <CopyButton text={secret} label={t('secret')} />
        </Row>
        <Hint size="md">{t('codeHint')}</Hint>
      </Stack>
    </Row>
  );
}
