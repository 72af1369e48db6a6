import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveLanguage } from '../shared/sessions/save-language.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useIsPhone } from './use-is-phone.ts';
import styles from './top-bar.module.css';

const MerchantPicker = lazy(async () => ({ default: (await import('./merchant-picker.tsx')).MerchantPicker }));

/** The merchant in view (picked by those who look after several), the language, the account. */
export function TopBar({ isPicking }: { readonly isPicking: boolean }) {
  const t = useTranslations('app');
  const session = useSession();
  // what is kept from the last visit may be another's, until one's own has come
  const own = session?.merchant?.id === session?.merchantId ? session?.merchant : null;
  const isPhone = useIsPhone();
  const [isNavigationOpen, setNavigationOpen] = useState(false);

  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('openNavigation')}
        aria-expanded={isNavigationOpen}
        onClick={() => setNavigationOpen(true)}
      >
        <MenuIcon size={22} />
      </button>
      <div className={styles.merchant}>
        {isPicking ? (
          <Suspense>
            <MerchantPicker />
          </Suspense>
        ) : (
          <span className={styles.name}>{own?.company_name}</span>
        )}
      </div>
      <SearchButton />
      {isPhone ? null : <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />}
      <AccountMenu />
      {isNavigationOpen ? (
        <Dialog title="Comptoir" side onClose={() => setNavigationOpen(false)}>
          <SideNavigation onChosen={() => setNavigationOpen(false)} />
        </Dialog>
      ) : null}
    </header>
  );
}
