-- In which sign the Sun stands, and how often the Moon is within 10 degrees of it (1 in 18 of all instants).
SELECT
  list_extract(['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
    1 + floor(Sun / 30)::INT) AS sign,
  count(*) AS births,
  round(avg((abs((Moon - Sun + 540) % 360 - 180) < 10)::INT), 4) AS near_new_moon
FROM read_parquet('charts.parquet/*.parquet')
WHERE status = 200
GROUP BY ALL
ORDER BY min(Sun);
