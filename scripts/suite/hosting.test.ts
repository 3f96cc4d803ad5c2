import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allow, hostingOnEmulators, POLICY_HEADER, withPolicy, type Hosting } from './hosting.ts';
import { PROJECT_ROOT } from './project.ts';

const { hosting } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as { hosting: Hosting };
const ports = { auth: 9001, firestore: 9002, storage: 9003 };

function policyOf({ headers }: Hosting): string[] {
  const policies = headers.flatMap((rule) => rule.headers).filter(({ key }) => key === POLICY_HEADER);
  return policies.flatMap(({ value }) => value.split('; '));
}

it('lets the page talk to the emulators, beside what it may in production', () => {
  const policy = policyOf(hostingOnEmulators(hosting, ports));
  const connect = policy.find((directive) => directive.startsWith('connect-src'));
  expect(connect).toMatch(/^connect-src 'self' https:\/\/firestore\.googleapis\.com /);
  expect(connect).toMatch(/ http:\/\/127\.0\.0\.1:9001 http:\/\/127\.0\.0\.1:9002 http:\/\/127\.0\.0\.1:9003$/);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

it('allows no scripts on emulators that production does not', () => {
  const scripts = (of: Hosting) => policyOf(of).filter((directive) => directive.startsWith('script-src'));
  expect(scripts(hostingOnEmulators(hosting, ports))).toEqual(scripts(hosting));
});

it('leaves everything but the policy as it is', () => {
  const unchanged = withPolicy(hosting, () => undefined);
  expect(unchanged).toEqual(hosting);
});

it('says when a directive is missing that it should add to', () => {
  expect(() => withPolicy(hosting, (policy) => allow(policy, 'media-src', 'https://a.example'))).toThrow('media-src');
});

it('allows no inline or evaluated scripts, no plug-ins, no frames around it and no other base', () => {
  const policy = policyOf(hosting);
  const scripts = policy.find((directive) => directive.startsWith('script-src'));
  expect(scripts).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"]),
  );
});
