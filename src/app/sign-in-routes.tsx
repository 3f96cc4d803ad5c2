import { useSearchParams } from 'react-router-dom';
import { LoginScreen } from '../features/sign-in/login-screen.tsx';
import { RegisterScreen } from '../features/sign-in/register-screen.tsx';
import { returnPathIn } from '../session/navigation/return-path.ts';

export function LoginRoute() {
  return <LoginScreen back={useReturnPath()} />;
}

export function RegisterRoute() {
  return <RegisterScreen back={useReturnPath()} />;
}

function useReturnPath(): string | null {
  const [query] = useSearchParams();
  return returnPathIn(query.toString());
}
