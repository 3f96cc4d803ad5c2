import type { Translation } from '../en.ts';

export default {
  'no-gifts.title': 'కానుకలు త్వరలోనే వస్తాయి',
  'no-gifts.text': 'లిస్టు ఇంకా సిద్ధం కాలేదు. కానీ మీ ఆశీస్సులకు ఇప్పుడే స్వాగతం.',
  'no-gifts.owner': 'మీ మొదటి కానుకను చేర్చండి. ఆ తర్వాత పేజీని మీ ఆత్మీయులతో షేర్ చేయండి.',
  'no-gifts.add': 'కానుకలు చేర్చండి',
} satisfies Translation<'no-gifts'>;
