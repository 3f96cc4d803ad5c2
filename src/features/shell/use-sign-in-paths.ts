import { paths } from '../../config/paths.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { signInPath, returnPathIn } from '../../session/navigation/return-path.ts';

/** The addresses of the sign-in pages. From a page with unfinished work they lead back to it. */
export function useSignInPaths(): { readonly login: string; readonly register: string } {
  const { path, search = '' } = useNavigation();
  const [login, register] = [paths.login.to(), paths.register.to()];
  const isSignInPath = path === login || path === register;
  const back = isSignInPath ? returnPathIn(search) : isWorthComingBackTo(path) ? path : null;
  return { login: signInPath(login, back), register: signInPath(register, back) };
}

function isWorthComingBackTo(path: string): boolean {
  return (
    path === paths.giftSuggestions.pattern ||
    path === paths.createWishlist.pattern ||
    // A prerendered page has no id yet.
    /^\/wishlist\/[^/]/.test(path)
  );
}
