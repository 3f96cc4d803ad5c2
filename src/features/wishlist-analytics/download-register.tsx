import { readRegister, type RegisterOf } from '../../session/register/read-register.ts';
import { registerFile } from '../../session/register/register-file.ts';
import { useSession } from '../../session/session.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import type { AnalyticsApi } from './api.ts';

interface DownloadRegisterProps {
  readonly wishlist: RegisterOf;
  readonly api: AnalyticsApi;
}

export function DownloadRegister({ wishlist, api }: DownloadRegisterProps) {
  const { say } = useSession();
  return (
    <DownloadButton
      label={say('analytics.register.download')}
      sayProgress={(count) => say('analytics.register.downloading', { count })}
      failed={say('analytics.register.download-failed')}
      make={async (signal, onProgress) => {
        const { all } = await readRegister(api.allContributions, wishlist, signal, onProgress);
        return registerFile(say, wishlist, all);
      }}
    />
  );
}
