interface ImportMetaEnv {
  /** Set if this build uses the emulators. */
  readonly VITE_EMULATOR_HOST?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** 'off' takes the service worker out of every browser (docs/deploying.md). */
  readonly VITE_SERVICE_WORKER?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_BRAND_TAGLINE?: string;
  readonly VITE_BRAND_DOMAIN?: string;
  readonly VITE_BRAND_ADMIN_EMAIL?: string;
  readonly VITE_BRAND_SUPPORT_EMAIL?: string;
  readonly VITE_BRAND_URGENT_EMAIL?: string;
  readonly VITE_BRAND_PHONE?: string;
  readonly VITE_BRAND_URGENT_PHONE?: string;
  readonly VITE_BRAND_ADDRESS?: string;
  readonly VITE_BRAND_INSTAGRAM?: string;
  readonly VITE_BRAND_FACEBOOK?: string;
  readonly VITE_BRAND_TWITTER?: string;
  readonly VITE_BRAND_FACEBOOK_SIGN_IN?: 'true' | 'false';
}
