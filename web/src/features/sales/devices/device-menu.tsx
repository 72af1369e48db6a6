import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { can } from '../../../shared/access/permission.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Menu } from '../../../ui/menu.tsx';
import { actionsFor, type DeviceAction } from './actions-for.ts';

interface DeviceMenuProps {
  readonly device: DeviceView;
  readonly onChoose: (action: DeviceAction) => void;
}

/** Actions on a till, for anyone who looks at it. */
export function DeviceMenu({ device, onChoose }: DeviceMenuProps) {
  const t = useTranslations('devices.menu');
  // what a user may do changes with the session
  useSession();
  return (
    <Menu
      label={t('label', { name: device.name })}
      entries={actionsFor(device, can).map((key) => ({
        key,
        label: t(key),
        isGrave: key === 'revoke',
        ...(key === 'link' ? { name: t('linkNamed', { name: device.name }) } : {}),
      }))}
      onChoose={onChoose}
    />
  );
}
