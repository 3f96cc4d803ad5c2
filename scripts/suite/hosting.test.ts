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

it('allows connections to the emulators in addition to production', () => {
  const policy = policyOf(hostingOnEmulators(hosting, ports));
  const connect = policy.find((directive) => directive.startsWith('connect-src'));
  expect(connect).toMatch(/^connect-src 'self' https:\/\/firestore\.googleapis\.com /);
  expect(connect).toMatch(/ http:\/\/127\.0\.0\.1:9001 http:\/\/127\.0\.0\.1:9002 http:\/\/127\.0\.0\.1:9003$/);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

it('allows pictures of the bucket in the emulator', () => {
  expect(policyOf(hostingOnEmulators(hosting, ports))).toContain(
    "img-src 'self' data: blob: http://127.0.0.1:9003/v0/b/demo-shagun.appspot.com/o/",
  );
});

it('allows no more scripts on emulators than in production', () => {
  const scripts = (of: Hosting) => policyOf(of).filter((directive) => directive.startsWith('script-src'));
  expect(scripts(hostingOnEmulators(hosting, ports))).toEqual(scripts(hosting));
});

it('has the browser connect to the emulators in advance, and to no other host', () => {
  const links = hostingOnEmulators(hosting, ports).headers.flatMap((rule) =>
    rule.headers.filter(({ key }) => key === 'Link').map(({ value }) => `${rule.source} ${value}`),
  );
  expect(links).toEqual([
    '/wishlist/* <http://127.0.0.1:9002>; rel=preconnect; crossorigin, <http://127.0.0.1:9003>; rel=preconnect',
  ]);
});

it('changes nothing but the policy', () => {
  const unchanged = withPolicy(hosting, () => undefined);
  expect(unchanged).toEqual(hosting);
});

it('fails if the directive to extend is missing', () => {
  expect(() => withPolicy(hosting, (policy) => allow(policy, 'media-src', 'https://a.example'))).toThrow('media-src');
});

it('forbids inline scripts, eval, plug-ins, framing and another base URL', () => {
  const policy = policyOf(hosting);
  const scripts = policy.find((directive) => directive.startsWith('script-src'));
  expect(scripts).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"]),
  );
});
