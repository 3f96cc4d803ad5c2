import { paths } from '../../config/paths.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { doorTo, returnPathIn } from '../../session/navigation/return-path.ts';

/** The addresses at which to sign in and to register; from a page that somebody is in the middle of, they lead back to it. */
export function useDoors(): { readonly login: string; readonly register: string } {
  const { path, search = '' } = useNavigation();
  const [login, register] = [paths.login.to(), paths.register.to()];
  const isDoor = path === login || path === register;
  const back = isDoor ? returnPathIn(search) : isWorthComingBackTo(path) ? path : null;
  return { login: doorTo(login, back), register: doorTo(register, back) };
}

function isWorthComingBackTo(path: string): boolean {
  return (
    path === paths.giftSuggestions.to() ||
    path === paths.createWishlist.to() ||
    // Prerendered it has no id yet.
    /^\/wishlist\/[^/]/.test(path)
  );
}
