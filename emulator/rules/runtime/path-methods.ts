import { member } from './members.ts';
import { callables, define } from './signature.ts';
import { RulesPath, type RulesMap } from './values.ts';

const PLACEHOLDER = /^\{(\w+)\}$/;

export const PATH_METHODS = callables({
  /** `path('users/{uid}').bind({'uid': 'a'})`. */
  bind: define(['map'], ({ segments }: RulesPath, bindings: RulesMap) => {
    const bound = segments.map((segment) => {
      const name = typeof segment === 'string' ? PLACEHOLDER.exec(segment)?.[1] : undefined;
      return name === undefined ? segment : member(bindings, name);
    });
    return new RulesPath(bound, bindings);
  }),
});
