import { initializeApp } from 'firebase/app';
import { oncePerConnection } from '../connection.ts';

export const appOf = oncePerConnection(({ environment, name }) => initializeApp(environment.firebase, name));
