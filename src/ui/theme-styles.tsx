import styles from './themes.css?inline';

/** The themes' styles, for other pages than the guest's, which has them inline. React adds them once. */
export function ThemeStyles() {
  return (
    <style href="themes" precedence="medium">
      {styles}
    </style>
  );
}
