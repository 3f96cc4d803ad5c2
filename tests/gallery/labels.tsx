import { createRoot } from 'react-dom/client';
import '../../src/app/theme.css';
import './labels.css';
import { en } from '../../src/config/messages/en.ts';
import type { ControlLabels } from '../../src/features/gallery/control-labels.ts';
import { GalleryScreen } from '../../src/features/gallery/gallery-screen.tsx';
import { PhoneMenu } from '../../src/features/shell/phone-menu.tsx';
import type { ShellAccount } from '../../src/features/shell/shell-account.tsx';
import { SiteFooter } from '../../src/features/shell/site-footer.tsx';
import { languageStore } from '../../src/session/language/language-store.ts';
import { browserNavigation, NavigationProvider } from '../../src/session/navigation/navigation.tsx';
import { InMemoryAccounts } from '../../src/session/testing/in-memory-accounts.ts';
import { recordToasts } from '../../src/session/testing/record-toasts.ts';
import { TestPage } from '../../src/session/testing/test-page.tsx';
import { Toasts } from '../../src/ui/toasts.tsx';

declare global {
  interface Window {
    /** From check-labels.ts. */
    controlLabels?: ControlLabels;
  }
}

const ADMIN: ShellAccount = { state: 'in', isAdmin: true, displayName: 'Ananya Kulkarni', photoURL: null };
const nothing = () => undefined;

/** The menu of a phone lies above the page; here it has room of its own. */
const menu = (account: ShellAccount) => (
  <div className="relative h-[48rem]">
    <PhoneMenu id={account.state} isOpen account={account} path="/" onSignOut={nothing} onChosen={nothing} />
  </div>
);

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()} languages={languageStore(en)}>
    <NavigationProvider navigation={browserNavigation('/')}>
      {menu({ state: 'out' })}
      {menu(ADMIN)}
      <main>
        <GalleryScreen labels={window.controlLabels ?? {}} />
      </main>
      <SiteFooter />
      <Toasts dismissLabel="Dismiss" />
    </NavigationProvider>
  </TestPage>,
);
