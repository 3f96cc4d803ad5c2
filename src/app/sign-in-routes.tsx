import { LoginScreen } from '../features/sign-in/login-screen.tsx';
import { RegisterScreen } from '../features/sign-in/register-screen.tsx';
import { useNavigation } from '../session/navigation/navigation.tsx';
import { returnPathIn } from '../session/navigation/return-path.ts';

export function LoginRoute() {
  return <LoginScreen back={useReturnPath()} />;
}

export function RegisterRoute() {
  return <RegisterScreen back={useReturnPath()} />;
}

function useReturnPath(): string | null {
  return returnPathIn(useNavigation().search ?? '');
}
