import type { Translation } from '../en.ts';

export default {
  'list.refresh': 'రిఫ్రెష్ చేయండి',
  'list.page': 'పేజీ {page}',
  'list.newer': 'కొత్తవి',
  'list.older': 'పాతవి',
  'list.unreadable': 'ప్రస్తుతం చదవలేకపోతున్న ఎంట్రీలు: {count}',
  'list.duplicate': 'కాపీ చేయండి',
  'list.duplicate.title': '{title} (కాపీ)',
  'export.busy': 'ఇప్పటివరకు {count} వరుసలు…',
  'export.stop': 'ఆపండి',
  'export.failed': 'ఫైల్ తయారు కాలేదు. మళ్లీ ప్రయత్నించండి.',
  'export.unreadable': 'చదవలేకపోవడం వల్ల ఫైల్‌లో చేరని ఎంట్రీలు: {count}',
} satisfies Translation<'lists'>;
