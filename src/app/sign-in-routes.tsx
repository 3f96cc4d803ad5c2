import { useEffect } from 'react';
import { LoginScreen } from '../features/sign-in/login-screen.tsx';
import { RegisterScreen } from '../features/sign-in/register-screen.tsx';
import { whenIdle } from '../session/browser/when-idle.ts';
import { useNavigation } from '../session/navigation/navigation.tsx';
import { returnPathIn } from '../session/navigation/return-path.ts';
import { useLanguages } from '../session/session.tsx';
import { savesData } from '../ui/saves-data.ts';
import { prepareDashboard } from './prepare-dashboard.ts';

export function LoginRoute() {
  useDashboardAhead();
  return <LoginScreen back={useReturnPath()} />;
}

export function RegisterRoute() {
  useDashboardAhead();
  return <RegisterScreen back={useReturnPath()} />;
}

function useReturnPath(): string | null {
  return returnPathIn(useNavigation().search ?? '');
}

function useDashboardAhead(): void {
  const languages = useLanguages();
  useEffect(
    () =>
      savesData()
        ? undefined
        : // What cannot be loaded now is loaded when it is shown, and that failure is shown.
          whenIdle(() => void prepareDashboard(languages).catch(() => undefined), 4_000),
    [languages],
  );
}
