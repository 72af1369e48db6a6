import type { AuditEventView } from '@comptoir/contract/base/audit';
import { useTranslations } from 'use-intl';
import { Text } from '../../../ui/layout.tsx';

/** The person, as whom they signed in, and the merchant in whose name they acted. */
export function WhoDidIt({ event }: { readonly event: AuditEventView }) {
  const t = useTranslations('audit');
  const { userId, userName, userEmail, role, actingFor } = event;
  if (!userId)
    return (
      <Text as="span" tone="soft">
        {t('stranger')}
      </Text>
    );
  const roleName = role ? t(`roles.${role}`) : null;
  const about = [roleName, actingFor ? t('actingFor', { merchant: actingFor }) : null].filter(Boolean).join(', ');
  return (
    <>
      <strong>{userName ?? userEmail ?? userId}</strong>
      {about ? (
        <Text as="span" tone="soft">
          {' '}
          · {about}
        </Text>
      ) : null}
    </>
  );
}
