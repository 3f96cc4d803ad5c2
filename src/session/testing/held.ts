import { act } from '@testing-library/react';

/** A promise that the test resolves. */
export function held<T>() {
  let answer: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return {
    promise,
    answer: async (value: T) => act(async () => answer(value)),
    fail: async (error: Error) => act(async () => fail(error)),
  };
}
