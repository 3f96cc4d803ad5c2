import type { Translation } from '../en.ts';

export default {
  'picture.hint': 'કોઈ પણ ફોટો ચાલે. અપલોડ કરતાં પહેલાં અમે તેને નાનો કરીએ છીએ.',
  'picture.broken': 'આ ફાઇલ ફોટા તરીકે વાપરી શકાય તેમ નથી. બીજી પસંદ કરો.',
  'picture.heic': 'આ HEIC ફોટો છે, જે આ બ્રાઉઝરમાં ખૂલતો નથી. તેને JPEG તરીકે સાચવો કે શેર કરો, અથવા તેનો સ્ક્રીનશૉટ લઈને તે પસંદ કરો.',
  'picture.too-large': 'આ ફોટો અહીં ખોલવા માટે ઘણો મોટો છે. તેની નાની કૉપિ કે સ્ક્રીનશૉટ પસંદ કરો.',
} satisfies Translation<'pictures'>;
