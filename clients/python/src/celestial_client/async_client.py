# Made by `npm run clients` from /openapi.json; changes by hand are lost.
"""AsyncClient: a method for every route."""

from typing import Any, Literal

from . import models
from ._base import AsyncBase


class AsyncClient(AsyncBase):
    """Typed methods of a running service. Omitted arguments, and `None`, are not sent: the service uses its default."""

    async def health(self) -> models.HealthResponse:
        """Liveness: the process answers

        See `Client.health`."""
        return await self._call("GET", "/health", models.HealthResponse, {}, {}, None)

    async def kernel_meta(self) -> models.KernelMetaResponse:
        """The ephemeris in use

        See `Client.kernel_meta`."""
        return await self._call("GET", "/meta/kernel", models.KernelMetaResponse, {}, {}, None)

    async def version(self) -> models.VersionResponse:
        """Versions of server and engine

        See `Client.version`."""
        return await self._call("GET", "/meta/version", models.VersionResponse, {}, {}, None)

    async def ready(self) -> models.ReadyResponse:
        """Readiness: the service can compute (503 while it cannot)

        See `Client.ready`."""
        return await self._call("GET", "/ready", models.ReadyResponse, {}, {}, None)

    async def almuten_degree(
        self,
        *,
        longitude: float,
        is_day_chart: bool,
        doctrine: Literal["william_lilly_1647", "william_lilly_1647_others_five_places", "engine_legacy_v1", "ibn_ezra", "bonatti"] | None = None,
        terms: Literal["egyptian", "authF", "william_lilly_1647", None] | str | None = None,
        triplicity_rulers: Literal["sect_ruler", "all_three", "participating_one_point", "william_lilly_1647", None] | None = None,
        dignity_weights: Literal["triplicity_3_term_2", "term_3_triplicity_2", None] | None = None,
    ) -> models.AlmutenResponse:
        """The planet with most essential dignities at a degree

        See `Client.almuten_degree`."""
        return await self._call("POST", "/v1/almuten/degree", models.AlmutenResponse, {}, {}, {"longitude": longitude, "is_day_chart": is_day_chart, "doctrine": doctrine, "terms": terms, "triplicity_rulers": triplicity_rulers, "dignity_weights": dignity_weights})

    async def almuten_figuris(
        self,
        *,
        positions: models.AlmutenPositionsRequest | dict[str, Any],
        house_cusps: list[float],
        is_day_chart: bool,
        doctrine: Literal["william_lilly_1647", "william_lilly_1647_others_five_places", "engine_legacy_v1", "ibn_ezra", "bonatti"] | None = None,
        midheaven_longitude: float | None = None,
        speeds: models.AlmutenSpeedsRequest | dict[str, Any] | None = None,
        north_node_longitude: float | None = None,
        node_doctrine: Literal["mean_node", "true_node"] | None = None,
        fixed_star_longitudes: models.AlmutenStarsRequest | dict[str, Any] | None = None,
        prenatal_syzygy_longitude: float | None = None,
        day_ruler: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", None] | None = None,
        hour_ruler: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", None] | None = None,
        terms: Literal["egyptian", "authF", "william_lilly_1647", None] | str | None = None,
        triplicity_rulers: Literal["sect_ruler", "all_three", "participating_one_point", "william_lilly_1647", None] | None = None,
        dignity_weights: Literal["triplicity_3_term_2", "term_3_triplicity_2", None] | None = None,
        house_points: Literal["sixth_house_least", "sixth_house_least_eighth_before_ninth", "twelfth_house_least", None] | None = None,
        fortune: Literal["reversed_by_night", "same_day_and_night", None] | None = None,
    ) -> models.AlmutenResponse:
        """The strongest planet of a figure, by the rule of a named author

        See `Client.almuten_figuris`."""
        return await self._call("POST", "/v1/almuten/figuris", models.AlmutenResponse, {}, {}, {"positions": positions, "house_cusps": house_cusps, "is_day_chart": is_day_chart, "doctrine": doctrine, "midheaven_longitude": midheaven_longitude, "speeds": speeds, "north_node_longitude": north_node_longitude, "node_doctrine": node_doctrine, "fixed_star_longitudes": fixed_star_longitudes, "prenatal_syzygy_longitude": prenatal_syzygy_longitude, "day_ruler": day_ruler, "hour_ruler": hour_ruler, "terms": terms, "triplicity_rulers": triplicity_rulers, "dignity_weights": dignity_weights, "house_points": house_points, "fortune": fortune})

    async def antiscia_contacts(
        self,
        *,
        positions: dict[str, float],
        orb: float | None = None,
    ) -> models.AntisciaContactsResponse:
        """Contacts by antiscion and contra-antiscion among named longitudes

        See `Client.antiscia_contacts`."""
        return await self._call("POST", "/v1/antiscia/contacts", models.AntisciaContactsResponse, {}, {}, {"positions": positions, "orb": orb})

    async def antiscia_reflect(
        self,
        *,
        longitude: float,
        kind: Literal["antiscion", "contra_antiscion", "both"] | None = None,
    ) -> models.AntisciaReflectResponse:
        """Antiscion and contra-antiscion of a longitude

        See `Client.antiscia_reflect`."""
        return await self._call("POST", "/v1/antiscia/reflect", models.AntisciaReflectResponse, {}, {}, {"longitude": longitude, "kind": kind})

    async def antiscia_to_point(
        self,
        *,
        positions: dict[str, float],
        point_longitude: float,
        orb: float | None = None,
        point_name: str | None = None,
    ) -> models.AntisciaContactsResponse:
        """Bodies with an antiscion or contra-antiscion close to a point

        See `Client.antiscia_to_point`."""
        return await self._call("POST", "/v1/antiscia/to-point", models.AntisciaContactsResponse, {}, {}, {"positions": positions, "orb": orb, "point_longitude": point_longitude, "point_name": point_name})

    async def ashtakavarga_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartProfileBackedResponse:
        """Ashtakavarga of a chart with its extremes and strong signs

        See `Client.ashtakavarga_chart_profile`."""
        return await self._call("POST", "/v1/ashtakavarga/chart/profile", models.AshtakavargaChartProfileBackedResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    async def ashtakavarga_chart_result(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartResultResponse:
        """Bhinna- and sarvashtakavarga of a chart

        See `Client.ashtakavarga_chart_result`."""
        return await self._call("POST", "/v1/ashtakavarga/chart/result", models.AshtakavargaChartResultResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    async def ashtakavarga_chart_sign_profile(
        self,
        *,
        dt: str,
        planet: str,
        sign_index: int,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartSignProfileResponse:
        """Rekhas of a planet of a chart in a sign

        See `Client.ashtakavarga_chart_sign_profile`."""
        return await self._call("POST", "/v1/ashtakavarga/chart/sign-profile", models.AshtakavargaChartSignProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "planet": planet, "sign_index": sign_index})

    async def ashtakavarga_chart_transit_strength(
        self,
        *,
        dt: str,
        planet: str,
        transit_sign_index: int,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.AshtakavargaChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaChartTransitStrengthResponse:
        """Rekhas of a planet of a chart in the sign of its transit

        See `Client.ashtakavarga_chart_transit_strength`."""
        return await self._call("POST", "/v1/ashtakavarga/chart/transit-strength", models.AshtakavargaChartTransitStrengthResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "planet": planet, "transit_sign_index": transit_sign_index})

    async def ashtakavarga_kakshya_transit(
        self,
        *,
        planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"],
        transit_sidereal_lon: float,
        sign_indices: models.NatalSignsRequest | dict[str, Any],
    ) -> models.KakshyaTransitResponse:
        """Kakshya of a transit, its lord, and whether the lord gives a rekha

        See `Client.ashtakavarga_kakshya_transit`."""
        return await self._call("POST", "/v1/ashtakavarga/kakshya-transit", models.KakshyaTransitResponse, {}, {}, {"planet": planet, "transit_sidereal_lon": transit_sidereal_lon, "sign_indices": sign_indices})

    async def ashtakavarga_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaProfileAnswer:
        """Ashtakavarga with its extremes and strong signs

        See `Client.ashtakavarga_profile`."""
        return await self._call("POST", "/v1/ashtakavarga/profile", models.AshtakavargaProfileAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy})

    async def ashtakavarga_result(
        self,
        *,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaResultAnswer:
        """Bhinna- and sarvashtakavarga

        See `Client.ashtakavarga_result`."""
        return await self._call("POST", "/v1/ashtakavarga/result", models.AshtakavargaResultAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy})

    async def ashtakavarga_shodhya_pinda(
        self,
        *,
        planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"],
        reduced_rekhas: list[int],
        sign_indices: models.NatalSignsRequest | dict[str, Any],
    ) -> models.ShodhyaPindaResponse:
        """Rasi pinda, graha pinda and shodhya pinda of a planet

        See `Client.ashtakavarga_shodhya_pinda`."""
        return await self._call("POST", "/v1/ashtakavarga/shodhya-pinda", models.ShodhyaPindaResponse, {}, {}, {"planet": planet, "reduced_rekhas": reduced_rekhas, "sign_indices": sign_indices})

    async def ashtakavarga_sign_profile(
        self,
        *,
        planet: str,
        sign_index: int,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.SignStrengthProfileAnswer:
        """Rekhas of a planet in a sign

        See `Client.ashtakavarga_sign_profile`."""
        return await self._call("POST", "/v1/ashtakavarga/sign-profile", models.SignStrengthProfileAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy, "planet": planet, "sign_index": sign_index})

    async def ashtakavarga_transit_strength(
        self,
        *,
        planet: str,
        transit_sign_index: int,
        sidereal_longitudes: dict[str, float] | None = None,
        sign_indices: dict[str, int] | None = None,
        policy: models.AshtakavargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AshtakavargaTransitStrengthAnswer:
        """Rekhas of a planet in the sign of its transit

        See `Client.ashtakavarga_transit_strength`."""
        return await self._call("POST", "/v1/ashtakavarga/transit-strength", models.AshtakavargaTransitStrengthAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "sign_indices": sign_indices, "policy": policy, "planet": planet, "transit_sign_index": transit_sign_index})

    async def declination_aspect_motion_witness(
        self,
        *,
        body1: str,
        declination1_deg: float,
        body2: str,
        declination2_deg: float,
        aspect: Literal["Parallel", "Contra-Parallel"],
        reference_frame: str,
        timescale: str,
        speed1_deg_per_day: float | None = None,
        speed2_deg_per_day: float | None = None,
        orb: float | None = None,
        exact_tolerance_deg: float | None = None,
        rate_tolerance_deg_per_day: float | None = None,
    ) -> models.DeclinationAspectMotionAnalysisResponse:
        """Instantaneous motion of one parallel or contra-parallel

        See `Client.declination_aspect_motion_witness`."""
        return await self._call("POST", "/v1/aspects/declination-motion-witness", models.DeclinationAspectMotionAnalysisResponse, {}, {}, {"body1": body1, "declination1_deg": declination1_deg, "body2": body2, "declination2_deg": declination2_deg, "aspect": aspect, "speed1_deg_per_day": speed1_deg_per_day, "speed2_deg_per_day": speed2_deg_per_day, "orb": orb, "exact_tolerance_deg": exact_tolerance_deg, "rate_tolerance_deg_per_day": rate_tolerance_deg_per_day, "reference_frame": reference_frame, "timescale": timescale})

    async def aspects_from_declinations(
        self,
        *,
        declinations: dict[str, float],
        reference_frame: str,
        timescale: str,
        orb: float | None = None,
    ) -> models.DeclinationAspectsFromDeclinationsResponse:
        """Parallels and contra-parallels among 2 to 64 named declinations

        See `Client.aspects_from_declinations`."""
        return await self._call("POST", "/v1/aspects/from-declinations", models.DeclinationAspectsFromDeclinationsResponse, {}, {}, {"declinations": declinations, "reference_frame": reference_frame, "timescale": timescale, "orb": orb})

    async def aspects_from_longitudes(
        self,
        *,
        longitudes: dict[str, float],
        tier: Literal[0, 1, 2] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.AspectsFromLongitudesResponse:
        """Aspects among 2 to 64 named longitudes

        See `Client.aspects_from_longitudes`."""
        return await self._call("POST", "/v1/aspects/from-longitudes", models.AspectsFromLongitudesResponse, {}, {}, {"longitudes": longitudes, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def hellenistic_overcoming(
        self,
        *,
        body1: str,
        longitude1: float,
        body2: str,
        longitude2: float,
    ) -> models.OvercomingResponse:
        """Which of two bodies overcomes the other from the tenth sign

        See `Client.hellenistic_overcoming`."""
        return await self._call("POST", "/v1/aspects/hellenistic/overcoming", models.OvercomingResponse, {}, {}, {"body1": body1, "longitude1": longitude1, "body2": body2, "longitude2": longitude2})

    async def hellenistic_whole_sign_aspects(
        self,
        *,
        positions: dict[str, float],
    ) -> models.WholeSignAspectsResponse:
        """Aspects by sign with direction (sinister, dexter) and overcoming

        See `Client.hellenistic_whole_sign_aspects`."""
        return await self._call("POST", "/v1/aspects/hellenistic/whole-sign", models.WholeSignAspectsResponse, {}, {}, {"positions": positions})

    async def moon_connection_flow(
        self,
        *,
        jd_ut: float,
        previous_window_policy: Literal["current_sign", "fixed_lookback"],
        previous_lookback_days: float | None = None,
        modern: bool | None = None,
        motion_orb_factor: float | None = None,
        motion_exact_tolerance_deg: float | None = None,
        motion_rate_tolerance_deg_per_day: float | None = None,
    ) -> models.MoonConnectionFlowAnalysisResponse:
        """Previous separation, present motion and next connection of the Moon

        See `Client.moon_connection_flow`."""
        return await self._call("POST", "/v1/aspects/moon-connection-flow", models.MoonConnectionFlowAnalysisResponse, {}, {}, {"jd_ut": jd_ut, "previous_window_policy": previous_window_policy, "previous_lookback_days": previous_lookback_days, "modern": modern, "motion_orb_factor": motion_orb_factor, "motion_exact_tolerance_deg": motion_exact_tolerance_deg, "motion_rate_tolerance_deg_per_day": motion_rate_tolerance_deg_per_day})

    async def aspect_motion_witness(
        self,
        *,
        body1: str,
        longitude1_deg: float,
        body2: str,
        longitude2_deg: float,
        aspect: Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"],
        reference_frame: str,
        timescale: str,
        speed1_deg_per_day: float | None = None,
        speed2_deg_per_day: float | None = None,
        orb_factor: float | None = None,
        exact_tolerance_deg: float | None = None,
        rate_tolerance_deg_per_day: float | None = None,
    ) -> models.AspectMotionAnalysisResponse:
        """Instantaneous motion of one aspect between two points

        See `Client.aspect_motion_witness`."""
        return await self._call("POST", "/v1/aspects/motion-witness", models.AspectMotionAnalysisResponse, {}, {}, {"body1": body1, "longitude1_deg": longitude1_deg, "body2": body2, "longitude2_deg": longitude2_deg, "aspect": aspect, "speed1_deg_per_day": speed1_deg_per_day, "speed2_deg_per_day": speed2_deg_per_day, "orb_factor": orb_factor, "exact_tolerance_deg": exact_tolerance_deg, "rate_tolerance_deg_per_day": rate_tolerance_deg_per_day, "reference_frame": reference_frame, "timescale": timescale})

    async def asteroids_bulk(
        self,
        *,
        dt: str,
        bodies: list[str | int],
        skip_missing: bool | None = None,
    ) -> models.AsteroidsBulkResponse:
        """Apparent places of many asteroids

        See `Client.asteroids_bulk`."""
        return await self._call("POST", "/v1/asteroids/bulk", models.AsteroidsBulkResponse, {}, {}, {"dt": dt, "bodies": bodies, "skip_missing": skip_missing})

    async def asteroids_families_by_number_number(
        self,
        *,
        number: int,
    ) -> models.AsteroidFamilyLookupResponse:
        """Dynamical families of an asteroid

        See `Client.asteroids_families_by_number_number`."""
        return await self._call("GET", "/v1/asteroids/families/by-number/{number}", models.AsteroidFamilyLookupResponse, {"number": number}, {}, None)

    async def asteroids_families_chart(
        self,
        *,
        numbers: list[int],
    ) -> models.AsteroidFamiliesInChartResponse:
        """Asteroids of a chart by dynamical family

        See `Client.asteroids_families_chart`."""
        return await self._call("POST", "/v1/asteroids/families/chart", models.AsteroidFamiliesInChartResponse, {}, {}, {"numbers": numbers})

    async def asteroids_families_chart_resonance_network(
        self,
        *,
        dt: str,
        bodies: list[str | int] | None = None,
        numbers: list[int] | None = None,
        skip_missing: bool | None = None,
        aspect_tier: Literal[0, 1, 2, None] | None = None,
        include_minor: bool | None = None,
        orb_factor: float | None = None,
    ) -> models.AsteroidFamilyResonanceNetworkResponse:
        """Aspects between asteroids of one family

        See `Client.asteroids_families_chart_resonance_network`."""
        return await self._call("POST", "/v1/asteroids/families/chart/resonance-network", models.AsteroidFamilyResonanceNetworkResponse, {}, {}, {"dt": dt, "bodies": bodies, "numbers": numbers, "skip_missing": skip_missing, "aspect_tier": aspect_tier, "include_minor": include_minor, "orb_factor": orb_factor})

    async def asteroids_families_family_name_members(
        self,
        *,
        family_name: str,
        offset: int | None = None,
        limit: int | None = None,
    ) -> models.AsteroidFamilyMembersResponse:
        """Members of a dynamical family

        See `Client.asteroids_families_family_name_members`."""
        return await self._call("GET", "/v1/asteroids/families/{family_name}/members", models.AsteroidFamilyMembersResponse, {"family_name": family_name}, {"offset": offset, "limit": limit}, None)

    async def asteroids_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
        scope: Literal["covered", "computable", "known"] | None = None,
    ) -> models.AsteroidListResponse:
        """Asteroids by name

        See `Client.asteroids_list`."""
        return await self._call("GET", "/v1/asteroids/list", models.AsteroidListResponse, {}, {"q": q, "limit": limit, "scope": scope}, None)

    async def asteroids_position(
        self,
        *,
        dt: str,
        body: str | int,
    ) -> models.AsteroidPositionAnswer:
        """Apparent place of one asteroid

        See `Client.asteroids_position`."""
        return await self._call("POST", "/v1/asteroids/position", models.AsteroidPositionAnswer, {}, {}, {"dt": dt, "body": body})

    async def asteroids_subsets(self) -> models.AsteroidSubsetsResponse:
        """Curated subsets of asteroids

        See `Client.asteroids_subsets`."""
        return await self._call("GET", "/v1/asteroids/subsets", models.AsteroidSubsetsResponse, {}, {}, None)

    async def asteroids_subsets_subset_list(
        self,
        *,
        subset: Literal["classical", "main_belt", "centaurs", "tnos"],
        q: str | None = None,
        limit: int | None = None,
    ) -> models.AsteroidSubsetListResponse:
        """Members of a subset

        See `Client.asteroids_subsets_subset_list`."""
        return await self._call("GET", "/v1/asteroids/subsets/{subset}/list", models.AsteroidSubsetListResponse, {"subset": subset}, {"q": q, "limit": limit}, None)

    async def asteroids_subsets_subset_positions(
        self,
        *,
        subset: Literal["classical", "main_belt", "centaurs", "tnos"],
        dt: str,
        bodies: list[str | int] | None = None,
        skip_missing: bool | None = None,
    ) -> models.AsteroidSubsetPositionsResponse:
        """Apparent places of a subset

        See `Client.asteroids_subsets_subset_positions`."""
        return await self._call("POST", "/v1/asteroids/subsets/{subset}/positions", models.AsteroidSubsetPositionsResponse, {"subset": subset}, {}, {"dt": dt, "bodies": bodies, "skip_missing": skip_missing})

    async def astrocartography_chart_lines(
        self,
        *,
        dt: str,
        lat_step: float | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        acg_observer_lat: float | None = None,
        acg_observer_lon: float | None = None,
        acg_observer_elev_m: float | None = None,
        place_center: Literal["geocentric", "topocentric", "local", None] | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.AstrocartographyLinesResponse:
        """Angle lines of the bodies of a chart

        See `Client.astrocartography_chart_lines`."""
        return await self._call("POST", "/v1/astrocartography/chart/lines", models.AstrocartographyLinesResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "acg_observer_lat": acg_observer_lat, "acg_observer_lon": acg_observer_lon, "acg_observer_elev_m": acg_observer_elev_m, "place_center": place_center, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    async def astrocartography_chart_subjects_lines(
        self,
        *,
        dt: str,
        subjects: list[models.AstrocartographySubjectRequest] | list[dict[str, Any]],
        lat_step: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        star_place: Literal["true", "apparent"] | None = None,
        acg_observer_lat: float | None = None,
        acg_observer_lon: float | None = None,
        acg_observer_elev_m: float | None = None,
        place_center: Literal["geocentric", "topocentric", "local", None] | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.AstrocartographyLinesResponse:
        """Angle lines of planets, small bodies, stars, lots and points

        See `Client.astrocartography_chart_subjects_lines`."""
        return await self._call("POST", "/v1/astrocartography/chart/subjects/lines", models.AstrocartographyLinesResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "subjects": subjects, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "star_place": star_place, "acg_observer_lat": acg_observer_lat, "acg_observer_lon": acg_observer_lon, "acg_observer_elev_m": acg_observer_elev_m, "place_center": place_center, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    async def astrocartography_chart_subjects_subplanetary(
        self,
        *,
        dt: str,
        subjects: list[models.AstrocartographySubjectRequest] | list[dict[str, Any]],
        lat_step: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        star_place: Literal["true", "apparent"] | None = None,
        geojson: bool | None = None,
    ) -> models.AstrocartographySubplanetaryResponse:
        """Zenith and nadir of planets, small bodies, stars, lots and points

        See `Client.astrocartography_chart_subjects_subplanetary`."""
        return await self._call("POST", "/v1/astrocartography/chart/subjects/subplanetary", models.AstrocartographySubplanetaryResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "subjects": subjects, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "star_place": star_place, "geojson": geojson})

    async def astrocartography_chart_subplanetary(
        self,
        *,
        dt: str,
        lat_step: float | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.AstrocartographySubplanetaryResponse:
        """Zenith and nadir of the bodies of a chart

        See `Client.astrocartography_chart_subplanetary`."""
        return await self._call("POST", "/v1/astrocartography/chart/subplanetary", models.AstrocartographySubplanetaryResponse, {}, {}, {"lat_step": lat_step, "dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "geojson": geojson})

    async def astrocartography_dynamic_transits(
        self,
        *,
        epochs_jd_ut: list[float],
        bodies: list[str],
        observer_latitude: float,
        observer_longitude: float,
        observer_elevation_m: float | None = None,
        place_center: Literal["geocentric", "topocentric", "local", None] | None = None,
        lat_step: float | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.DynamicAstrocartographyResponse:
        """Angle lines of transiting bodies at given instants, and their shifts between them

        See `Client.astrocartography_dynamic_transits`."""
        return await self._call("POST", "/v1/astrocartography/dynamic/transits", models.DynamicAstrocartographyResponse, {}, {}, {"epochs_jd_ut": epochs_jd_ut, "bodies": bodies, "observer_latitude": observer_latitude, "observer_longitude": observer_longitude, "observer_elevation_m": observer_elevation_m, "place_center": place_center, "lat_step": lat_step, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    async def astrocartography_fixed_stars(
        self,
        *,
        star_names: list[str],
        jd_ut: float,
        jd_tt: float,
        lat_step: float | None = None,
        refraction: bool | None = None,
        star_place: Literal["true", "apparent"] | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.FixedStarAstrocartographyResponse:
        """Angle lines, zenith and nadir of fixed stars

        See `Client.astrocartography_fixed_stars`."""
        return await self._call("POST", "/v1/astrocartography/fixed-stars", models.FixedStarAstrocartographyResponse, {}, {}, {"star_names": star_names, "jd_ut": jd_ut, "jd_tt": jd_tt, "lat_step": lat_step, "refraction": refraction, "star_place": star_place, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    async def astrocartography_lines(
        self,
        *,
        positions: dict[str, models.AstrocartographyCoordinateRequest] | dict[str, dict[str, Any]],
        gmst_deg: float,
        lat_step: float | None = None,
        jd_ut: float | None = None,
        refraction: bool | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        crossings: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
        at_latitudes: list[float] | None = None,
        at_longitudes: list[float] | None = None,
    ) -> models.AstrocartographyLinesResponse:
        """Angle lines (astrocartography) of given right ascensions and declinations

        See `Client.astrocartography_lines`."""
        return await self._call("POST", "/v1/astrocartography/lines", models.AstrocartographyLinesResponse, {}, {}, {"lat_step": lat_step, "positions": positions, "gmst_deg": gmst_deg, "jd_ut": jd_ut, "refraction": refraction, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "crossings": crossings, "near": near, "at_latitudes": at_latitudes, "at_longitudes": at_longitudes})

    async def astrocartography_subplanetary(
        self,
        *,
        positions: dict[str, models.AstrocartographyCoordinateRequest] | dict[str, dict[str, Any]],
        gmst_deg: float,
        geojson: bool | None = None,
    ) -> models.AstrocartographySubplanetaryResponse:
        """Zenith and nadir of given right ascensions and declinations

        See `Client.astrocartography_subplanetary`."""
        return await self._call("POST", "/v1/astrocartography/subplanetary", models.AstrocartographySubplanetaryResponse, {}, {}, {"positions": positions, "gmst_deg": gmst_deg, "geojson": geojson})

    async def astrodynes_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
    ) -> models.AstrodynesCalculationResponse:
        """Natal astrodynes (Church of Light) of a moment and place

        See `Client.astrodynes_chart`."""
        return await self._call("POST", "/v1/astrodynes/chart", models.AstrodynesCalculationResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback})

    async def astrodynes_doctrine(self) -> models.AstrodynesDoctrineResponse:
        """Tables and rules of natal astrodynes

        See `Client.astrodynes_doctrine`."""
        return await self._call("GET", "/v1/astrodynes/doctrine", models.AstrodynesDoctrineResponse, {}, {}, None)

    async def astrodynes_geometry(
        self,
        *,
        planet_longitudes: dict[str, Any],
        declinations: dict[str, Any],
        cusp_longitudes: list[float],
        mc_longitude: float,
        asc_longitude: float,
    ) -> models.AstrodynesCalculationResponse:
        """Natal astrodynes (Church of Light) of a given figure

        See `Client.astrodynes_geometry`."""
        return await self._call("POST", "/v1/astrodynes/geometry", models.AstrodynesCalculationResponse, {}, {}, {"planet_longitudes": planet_longitudes, "declinations": declinations, "cusp_longitudes": cusp_longitudes, "mc_longitude": mc_longitude, "asc_longitude": asc_longitude})

    async def astrodynes_progressed_accessory_relation(
        self,
        *,
        moving_terminal: models.ProgressedTerminalRequest | dict[str, Any],
        target_terminal: models.ProgressedTerminalRequest | dict[str, Any],
        target_counterpart: models.ProgressedTerminalRequest | dict[str, Any],
        natal_moving: models.ProgressedNatalBodyRequest | dict[str, Any],
        natal_target: models.ProgressedNatalBodyRequest | dict[str, Any],
        aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"],
    ) -> models.ProgressedRelationResponse:
        """An aspect of a minor progressed or transiting body

        See `Client.astrodynes_progressed_accessory_relation`."""
        return await self._call("POST", "/v1/astrodynes/progressed/accessory-relation", models.ProgressedRelationResponse, {}, {}, {"moving_terminal": moving_terminal, "target_terminal": target_terminal, "target_counterpart": target_counterpart, "natal_moving": natal_moving, "natal_target": natal_target, "aspect": aspect})

    async def astrodynes_progressed_chart(
        self,
        *,
        natal_dt: str,
        target_dt: str,
        observer_lat: float,
        observer_lon: float,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
    ) -> models.ProgressedAstrodynesChartResponse:
        """The progressed chart of a birth at a date

        See `Client.astrodynes_progressed_chart`."""
        return await self._call("POST", "/v1/astrodynes/progressed/chart", models.ProgressedAstrodynesChartResponse, {}, {}, {"natal_dt": natal_dt, "target_dt": target_dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback})

    async def astrodynes_progressed_compound_total_influence(
        self,
        *,
        peak_power: float,
        peak_harmony: float,
        peak_discord: float,
        duration: models.ProgressedCompoundDurationRequest | dict[str, Any],
    ) -> models.ProgressedCompoundInfluenceResponse:
        """The influence of a full passage over years, months and days

        See `Client.astrodynes_progressed_compound_total_influence`."""
        return await self._call("POST", "/v1/astrodynes/progressed/compound-total-influence", models.ProgressedCompoundInfluenceResponse, {}, {}, {"peak_power": peak_power, "peak_harmony": peak_harmony, "peak_discord": peak_discord, "duration": duration})

    async def astrodynes_progressed_dated_aspect(
        self,
        *,
        relation_id: str,
        body_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."],
        body_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "M.C.", "Asc."],
        aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"],
        direct_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]],
        peak_power: float,
        distance_arcmin: float,
        indirect_terminal_ids: list[Literal["Sun:r", "Sun:p", "Moon:r", "Moon:p", "Mercury:r", "Mercury:p", "Venus:r", "Venus:p", "Mars:r", "Mars:p", "Jupiter:r", "Jupiter:p", "Saturn:r", "Saturn:p", "Uranus:r", "Uranus:p", "Neptune:r", "Neptune:p", "Pluto:r", "Pluto:p", "M.C.:r", "M.C.:p", "Asc.:r", "Asc.:p"]] | None = None,
    ) -> models.ProgressedDatedAspectResponse:
        """Power and harmony of a progressed aspect at a distance from perfection

        See `Client.astrodynes_progressed_dated_aspect`."""
        return await self._call("POST", "/v1/astrodynes/progressed/dated-aspect", models.ProgressedDatedAspectResponse, {}, {}, {"relation_id": relation_id, "body_a": body_a, "body_b": body_b, "aspect": aspect, "direct_terminal_ids": direct_terminal_ids, "indirect_terminal_ids": indirect_terminal_ids, "peak_power": peak_power, "distance_arcmin": distance_arcmin})

    async def astrodynes_progressed_doctrine(self) -> models.ProgressedAstrodynesDoctrineResponse:
        """Factors of progressed astrodynes, and differences among the publications

        See `Client.astrodynes_progressed_doctrine`."""
        return await self._call("GET", "/v1/astrodynes/progressed/doctrine", models.ProgressedAstrodynesDoctrineResponse, {}, {}, None)

    async def astrodynes_progressed_integrate(
        self,
        *,
        natal_dt: str,
        start_dt: str,
        end_dt: str,
        query: models.ProgressedContactQueryRequest | dict[str, Any],
        observer_lat: float,
        observer_lon: float,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
        max_step_hours: float | None = None,
        max_samples: int | None = None,
    ) -> models.ProgressedVariableInfluenceResponse:
        """Power, harmony and discord of a contact over a range of life

        See `Client.astrodynes_progressed_integrate`."""
        return await self._call("POST", "/v1/astrodynes/progressed/integrate", models.ProgressedVariableInfluenceResponse, {}, {}, {"natal_dt": natal_dt, "start_dt": start_dt, "end_dt": end_dt, "query": query, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback, "max_step_hours": max_step_hours, "max_samples": max_samples})

    async def astrodynes_progressed_major_relation(
        self,
        *,
        direct_a: models.ProgressedTerminalRequest | dict[str, Any],
        direct_b: models.ProgressedTerminalRequest | dict[str, Any],
        natal_a: models.ProgressedNatalBodyRequest | dict[str, Any],
        natal_b: models.ProgressedNatalBodyRequest | dict[str, Any],
        aspect: Literal["conjunction", "semi-sextile", "sextile", "square", "trine", "inconjunct", "semi-square", "sesqui-square", "opposition", "parallel"],
        counterpart_a: models.ProgressedTerminalRequest | dict[str, Any] | None = None,
        counterpart_b: models.ProgressedTerminalRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedRelationResponse:
        """An aspect of radical and major progressed positions

        See `Client.astrodynes_progressed_major_relation`."""
        return await self._call("POST", "/v1/astrodynes/progressed/major-relation", models.ProgressedRelationResponse, {}, {}, {"direct_a": direct_a, "direct_b": direct_b, "counterpart_a": counterpart_a, "counterpart_b": counterpart_b, "natal_a": natal_a, "natal_b": natal_b, "aspect": aspect})

    async def astrodynes_progressed_normal(
        self,
        *,
        birth_bodies: list[models.ProgressedNatalBodyRequest] | list[dict[str, Any]],
        birth_signs: dict[str, Any],
        birth_houses: dict[str, Any],
        placements: list[models.ProgressedPlacementRequest] | list[dict[str, Any]],
    ) -> models.ProgressedNormalResponse:
        """The progressed chart before its aspects

        See `Client.astrodynes_progressed_normal`."""
        return await self._call("POST", "/v1/astrodynes/progressed/normal", models.ProgressedNormalResponse, {}, {}, {"birth_bodies": birth_bodies, "birth_signs": birth_signs, "birth_houses": birth_houses, "placements": placements})

    async def astrodynes_progressed_practical(
        self,
        *,
        normal: models.ProgressedNormalRequest | dict[str, Any],
        aspects: list[models.ProgressedDatedAspectRequest] | list[dict[str, Any]],
        terminal_locations: list[models.ProgressedTerminalLocationRequest] | list[dict[str, Any]],
        house_cusp_signs: dict[str, Any],
        intercepted_signs: dict[str, Any] | None = None,
        mutual_receptions: list[models.ProgressedMutualReceptionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressedPracticalResponse:
        """Signs and houses with the aspects in force

        See `Client.astrodynes_progressed_practical`."""
        return await self._call("POST", "/v1/astrodynes/progressed/practical", models.ProgressedPracticalResponse, {}, {}, {"normal": normal, "aspects": aspects, "terminal_locations": terminal_locations, "house_cusp_signs": house_cusp_signs, "intercepted_signs": intercepted_signs, "mutual_receptions": mutual_receptions})

    async def astrodynes_progressed_reenforcement(
        self,
        *,
        major: models.ProgressedMajorRelationRequest | dict[str, Any],
        minor: models.ProgressedAccessoryRelationRequest | dict[str, Any],
    ) -> models.ProgressedReenforcementResponse:
        """The power that a minor aspect adds to a major aspect

        See `Client.astrodynes_progressed_reenforcement`."""
        return await self._call("POST", "/v1/astrodynes/progressed/reenforcement", models.ProgressedReenforcementResponse, {}, {}, {"major": major, "minor": minor})

    async def astrodynes_progressed_search(
        self,
        *,
        natal_dt: str,
        start_dt: str,
        end_dt: str,
        query: models.ProgressedContactQueryRequest | dict[str, Any],
        observer_lat: float,
        observer_lon: float,
        reenforces_major: models.ProgressedContactQueryRequest | dict[str, Any] | None = None,
        house_system: str | None = None,
        allow_house_fallback: bool | None = None,
        coarse_step_hours: float | None = None,
        boundary_tolerance_seconds: float | None = None,
        perfection_tolerance_seconds: float | None = None,
        perfection_distance_tolerance_arcmin: float | None = None,
        max_samples: int | None = None,
    ) -> models.ProgressedContactSearchResponse:
        """Times at which two progressed positions are within a degree of an aspect

        See `Client.astrodynes_progressed_search`."""
        return await self._call("POST", "/v1/astrodynes/progressed/search", models.ProgressedContactSearchResponse, {}, {}, {"natal_dt": natal_dt, "start_dt": start_dt, "end_dt": end_dt, "query": query, "reenforces_major": reenforces_major, "observer_lat": observer_lat, "observer_lon": observer_lon, "house_system": house_system, "allow_house_fallback": allow_house_fallback, "coarse_step_hours": coarse_step_hours, "boundary_tolerance_seconds": boundary_tolerance_seconds, "perfection_tolerance_seconds": perfection_tolerance_seconds, "perfection_distance_tolerance_arcmin": perfection_distance_tolerance_arcmin, "max_samples": max_samples})

    async def astrodynes_progressed_total_influence(
        self,
        *,
        peak_power: float,
        peak_harmony: float,
        peak_discord: float,
        duration: float,
        unit: Literal["day", "month", "year"],
    ) -> models.ProgressedTotalInfluenceResponse:
        """The influence of a full passage at a uniform rate

        See `Client.astrodynes_progressed_total_influence`."""
        return await self._call("POST", "/v1/astrodynes/progressed/total-influence", models.ProgressedTotalInfluenceResponse, {}, {}, {"peak_power": peak_power, "peak_harmony": peak_harmony, "peak_discord": peak_discord, "duration": duration, "unit": unit})

    async def authD_age_point(
        self,
        *,
        age_years: float,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
    ) -> models.AuthDAgePointResponse:
        """Huber: age point at an age

        See `Client.authD_age_point`."""
        return await self._call("POST", "/v1/authD/age-point", models.AuthDAgePointResponse, {}, {}, {"age_years": age_years, "house_frame": house_frame})

    async def authD_age_point_contacts(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        points: dict[str, float],
        orb: float | None = None,
        start_age: float | None = None,
        end_age: float | None = None,
        step_years: float | None = None,
    ) -> models.AuthDAgePointContactsResponse:
        """Huber: conjunctions of the age point with points

        See `Client.authD_age_point_contacts`."""
        return await self._call("POST", "/v1/authD/age-point-contacts", models.AuthDAgePointContactsResponse, {}, {}, {"house_frame": house_frame, "points": points, "orb": orb, "start_age": start_age, "end_age": end_age, "step_years": step_years})

    async def authD_chart_intensity_profile(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        points: dict[str, float],
    ) -> models.AuthDChartIntensityProfileResponse:
        """Huber: intensity curve at the points of a chart

        See `Client.authD_chart_intensity_profile`."""
        return await self._call("POST", "/v1/authD/chart-intensity-profile", models.AuthDChartIntensityProfileResponse, {}, {}, {"house_frame": house_frame, "points": points})

    async def authD_dynamic_intensity(
        self,
        *,
        house: int,
        fraction: float,
    ) -> models.AuthDDynamicIntensityResponse:
        """Huber: intensity curve at a fraction of a house

        See `Client.authD_dynamic_intensity`."""
        return await self._call("POST", "/v1/authD/dynamic-intensity", models.AuthDDynamicIntensityResponse, {}, {}, {"house": house, "fraction": fraction})

    async def authD_house_zones(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
    ) -> models.AuthDHouseZonesResponse:
        """Huber: balance point and low point of each house

        See `Client.authD_house_zones`."""
        return await self._call("POST", "/v1/authD/house-zones", models.AuthDHouseZonesResponse, {}, {}, {"house_frame": house_frame})

    async def authD_intensity_at(
        self,
        *,
        house_frame: models.AuthDHouseFrameRequest | dict[str, Any],
        longitude: float,
    ) -> models.AuthDIntensityAtResponse:
        """Huber: intensity curve at a longitude

        See `Client.authD_intensity_at`."""
        return await self._call("POST", "/v1/authD/intensity-at", models.AuthDIntensityAtResponse, {}, {}, {"house_frame": house_frame, "longitude": longitude})

    async def authN_chart_sectors(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        bodies: list[str] | None = None,
        horizon_altitude: float | None = None,
        sectors: Literal[36] | None = None,
        plus_zones: Literal["classic", "extended"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
    ) -> models.AuthNSectorsResponse:
        """Gauquelin sectors of the bodies of a chart

        See `Client.authN_chart_sectors`."""
        return await self._call("POST", "/v1/authN/chart/sectors", models.AuthNSectorsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "bodies": bodies, "horizon_altitude": horizon_altitude, "sectors": sectors, "plus_zones": plus_zones, "place_center": place_center})

    async def authN_sector(
        self,
        *,
        right_ascension: float,
        declination: float,
        latitude: float,
        local_sidereal_time: float,
        body: str | None = None,
        horizon_altitude: float | None = None,
        sectors: Literal[36] | None = None,
        plus_zones: Literal["classic", "extended"] | None = None,
    ) -> models.AuthNSectorResponse:
        """Gauquelin sector of one position

        See `Client.authN_sector`."""
        return await self._call("POST", "/v1/authN/sector", models.AuthNSectorResponse, {}, {}, {"body": body, "right_ascension": right_ascension, "declination": declination, "latitude": latitude, "local_sidereal_time": local_sidereal_time, "horizon_altitude": horizon_altitude, "sectors": sectors, "plus_zones": plus_zones})

    async def authN_sectors(
        self,
        *,
        bodies: list[models.AuthNDirectBodyInput] | list[dict[str, Any]],
        latitude: float,
        local_sidereal_time: float,
        horizon_altitude: float | None = None,
        sectors: Literal[36] | None = None,
        plus_zones: Literal["classic", "extended"] | None = None,
    ) -> models.AuthNSectorsResponse:
        """Gauquelin sectors of several positions

        See `Client.authN_sectors`."""
        return await self._call("POST", "/v1/authN/sectors", models.AuthNSectorsResponse, {}, {}, {"bodies": bodies, "latitude": latitude, "local_sidereal_time": local_sidereal_time, "horizon_altitude": horizon_altitude, "sectors": sectors, "plus_zones": plus_zones})

    async def authO_chart_condition(
        self,
        *,
        dt: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        karaka_name: str | None = None,
        planet: str | None = None,
    ) -> models.KarakaConditionProfileResponse:
        """One Jaimini karaka of an instant

        See `Client.authO_chart_condition`."""
        return await self._call("POST", "/v1/authO/chart/condition", models.KarakaConditionProfileResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node, "karaka_name": karaka_name, "planet": planet})

    async def authO_chart_karakas(
        self,
        *,
        dt: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.AuthOKarakaResultResponse:
        """Jaimini karakas of an instant

        See `Client.authO_chart_karakas`."""
        return await self._call("POST", "/v1/authO/chart/karakas", models.AuthOKarakaResultResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node})

    async def authO_chart_pair(
        self,
        *,
        dt: str,
        role_a: str,
        role_b: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.KarakaPairResponse:
        """Two Jaimini karakas of an instant

        See `Client.authO_chart_pair`."""
        return await self._call("POST", "/v1/authO/chart/pair", models.KarakaPairResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node, "role_a": role_a, "role_b": role_b})

    async def authO_chart_profile(
        self,
        *,
        dt: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.AuthOChartProfileResponse:
        """Profile of the Jaimini karakas of an instant

        See `Client.authO_chart_profile`."""
        return await self._call("POST", "/v1/authO/chart/profile", models.AuthOChartProfileResponse, {}, {}, {"dt": dt, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_reduction": place_reduction, "node": node})

    async def authO_extended_argala(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
        participants: Literal["seven", "nine"] | None = None,
    ) -> models.ArgalaResponse:
        """Argala on each house, by the number of occupants

        See `Client.authO_extended_argala`."""
        return await self._call("POST", "/v1/authO/extended/argala", models.ArgalaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "node_longitudes": node_longitudes, "participants": participants})

    async def authO_extended_argala_assessment(
        self,
        *,
        chart: models.ArgalaSignChart | dict[str, Any] | models.ArgalaLongitudeChart,
        profile_id: Literal["bphs_santhanam_31_literal_assessment_v1", "pvr_2000_argala_count_first_v1", "rath_argala_article_assessment_v1"],
        references: list[models.LagnaReference | models.HouseReference | models.PlanetReference] | list[dict[str, Any] | dict[str, Any] | dict[str, Any]],
    ) -> models.ArgalaAssessmentResponse:
        """Argala on the given references in one of three readings

        See `Client.authO_extended_argala_assessment`."""
        return await self._call("POST", "/v1/authO/extended/argala/assessment", models.ArgalaAssessmentResponse, {}, {}, {"chart": chart, "profile_id": profile_id, "references": references})

    async def authO_extended_arudhas(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        arudha_exception: Literal["rath_tenth", "none"] | None = None,
        arudha_lords: Literal["classical_seven", "authO_co_lords"] | str | None = None,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
    ) -> models.ArudhaResponse:
        """Arudha padas of the twelve houses

        See `Client.authO_extended_arudhas`."""
        return await self._call("POST", "/v1/authO/extended/arudhas", models.ArudhaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "arudha_exception": arudha_exception, "arudha_lords": arudha_lords, "node_longitudes": node_longitudes})

    async def authO_extended_chara_dasha(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        birth_jd: float,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
        cycles: int | None = None,
        dignity_correction: Literal["none", "plus_minus_one"] | None = None,
        year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None,
    ) -> models.CharaDashaResponse:
        """Jaimini chara dasha from the Lagna

        See `Client.authO_extended_chara_dasha`."""
        return await self._call("POST", "/v1/authO/extended/chara-dasha", models.CharaDashaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "birth_jd": birth_jd, "node_longitudes": node_longitudes, "cycles": cycles, "dignity_correction": dignity_correction, "year_basis": year_basis})

    async def authO_extended_chara_dasha_profile(
        self,
        *,
        chart: models.CharaSignChart | dict[str, Any] | models.CharaLongitudeChart,
        profile_id: Literal["rangacharya_2007_method1_classical7_v1", "rangacharya_2007_method2_male_classical7_v1", "rangacharya_2007_female_prose_classical7_v1"],
        projection: models.AuthOProfilesProjectionRequest | dict[str, Any] | None = None,
    ) -> models.CharaProfileResponse:
        """Jaimini chara dasha by a recipe of Rangacharya

        See `Client.authO_extended_chara_dasha_profile`."""
        return await self._call("POST", "/v1/authO/extended/chara-dasha/profile", models.CharaProfileResponse, {}, {}, {"chart": chart, "profile_id": profile_id, "projection": projection})

    async def authO_extended_karakamsa(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetsAndRahuLongitudes | dict[str, Any],
        lagna_sidereal_lon: float | None = None,
        scheme: int | None = None,
    ) -> models.KarakamsaResponse:
        """Karakamsa: the navamsa sign of the Atmakaraka

        See `Client.authO_extended_karakamsa`."""
        return await self._call("POST", "/v1/authO/extended/karakamsa", models.KarakamsaResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "scheme": scheme})

    async def authO_extended_profiles(self) -> models.AuthOCatalogueResponse:
        """Readings of the Jaimini sign periods and of the argala, with their sources

        See `Client.authO_extended_profiles`."""
        return await self._call("GET", "/v1/authO/extended/profiles", models.AuthOCatalogueResponse, {}, {}, None)

    async def authO_karakas(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AuthOKarakaResultResponse:
        """Jaimini karakas of given sidereal longitudes

        See `Client.authO_karakas`."""
        return await self._call("POST", "/v1/authO/karakas", models.AuthOKarakaResultResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy})

    async def authO_karakas_condition(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
        karaka_name: str | None = None,
        planet: str | None = None,
    ) -> models.KarakaConditionProfileResponse:
        """One Jaimini karaka of given sidereal longitudes

        See `Client.authO_karakas_condition`."""
        return await self._call("POST", "/v1/authO/karakas/condition", models.KarakaConditionProfileResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "karaka_name": karaka_name, "planet": planet})

    async def authO_karakas_pair(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        role_a: str,
        role_b: str,
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.KarakaPairResponse:
        """Two Jaimini karakas of given sidereal longitudes

        See `Client.authO_karakas_pair`."""
        return await self._call("POST", "/v1/authO/karakas/pair", models.KarakaPairResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy, "role_a": role_a, "role_b": role_b})

    async def authO_karakas_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        scheme: int | None = None,
        ayanamsa_system: str | None = None,
        policy: models.AuthOPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AuthOChartProfileResponse:
        """Profile of the Jaimini karakas of given sidereal longitudes

        See `Client.authO_karakas_profile`."""
        return await self._call("POST", "/v1/authO/karakas/profile", models.AuthOChartProfileResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "scheme": scheme, "ayanamsa_system": ayanamsa_system, "policy": policy})

    async def authP_chart(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[0, 1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
        method: Literal["midpoint_location", "uncorrected", "reference_place", "spherical_midpoint", "corrected"] | None = None,
        reference_latitude: float | None = None,
        reference_longitude: float | None = None,
        house_system: str | None = None,
    ) -> models.AuthPChartResponse:
        """Davison chart (authP) of two births, with its aspects

        See `Client.authP_chart`."""
        return await self._call("POST", "/v1/authP/chart", models.AuthPChartResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes, "method": method, "reference_latitude": reference_latitude, "reference_longitude": reference_longitude, "house_system": house_system})

    async def authP_transits(
        self,
        *,
        moving_bodies: list[str],
        jd_start: float,
        jd_end: float,
        chart: models.AuthPChartRequest | dict[str, Any],
        tier: Literal[0, 1, 2] | None = None,
        aspect_names: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None,
        include_nodes: bool | None = None,
        include_angles: bool | None = None,
        include_cusps: bool | None = None,
        target_names: list[str] | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        search_motion: Literal["forward", "backward"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.RelationshipTransitSearchResponse:
        """Exact transits to a Davison chart (authP)

        See `Client.authP_transits`."""
        return await self._call("POST", "/v1/authP/transits", models.RelationshipTransitSearchResponse, {}, {}, {"moving_bodies": moving_bodies, "jd_start": jd_start, "jd_end": jd_end, "tier": tier, "aspect_names": aspect_names, "include_nodes": include_nodes, "include_angles": include_angles, "include_cusps": include_cusps, "target_names": target_names, "direction": direction, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "chart": chart})

    async def avasthas_evaluate(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        deeptadi_source: Literal["bphs_9", "saravali_9", "jataka_parijata_10", "phaladeepika_11"] | None = None,
        relationship_scheme: Literal["compound", "natural"] | None = None,
        vriddha_fraction: float | None = None,
        combustion_orbs: Literal["direct", "retrograde_reduced"] | None = None,
        retrograde_planets: list[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]] | None = None,
        node_longitudes: models.NodeLongitudes | dict[str, Any] | None = None,
        sayanadi_context: models.SayanadiContextRequest | dict[str, Any] | None = None,
    ) -> models.AvasthaChartResponse:
        """States of the planets of given positions

        See `Client.avasthas_evaluate`."""
        return await self._call("POST", "/v1/avasthas/evaluate", models.AvasthaChartResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "deeptadi_source": deeptadi_source, "relationship_scheme": relationship_scheme, "vriddha_fraction": vriddha_fraction, "combustion_orbs": combustion_orbs, "retrograde_planets": retrograde_planets, "node_longitudes": node_longitudes, "sayanadi_context": sayanadi_context})

    async def avasthas_from_datetime(
        self,
        *,
        birth: str,
        latitude: float,
        longitude: float,
        name: models.SayanadiNameRequest | dict[str, Any],
        timezone_name: str | None = None,
        policy: models.SayanadiBirthPolicyRequest | dict[str, Any] | None = None,
        avastha_policy: models.AvasthaDoctrineRequest | dict[str, Any] | None = None,
    ) -> models.AvasthaBirthResponse:
        """States of the planets of a birth

        See `Client.avasthas_from_datetime`."""
        return await self._call("POST", "/v1/avasthas/from-datetime", models.AvasthaBirthResponse, {}, {}, {"birth": birth, "latitude": latitude, "longitude": longitude, "timezone_name": timezone_name, "name": name, "policy": policy, "avastha_policy": avastha_policy})

    async def avasthas_sayanadi(
        self,
        *,
        planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"],
        sidereal_longitudes: models.SomeBodyLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        context: models.SayanadiContextRequest | dict[str, Any],
    ) -> models.SayanadiResponse:
        """Posture of one planet or node

        See `Client.avasthas_sayanadi`."""
        return await self._call("POST", "/v1/avasthas/sayanadi", models.SayanadiResponse, {}, {}, {"planet": planet, "sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "context": context})

    async def batch_charts(
        self,
        *,
        requests: list[models.ChartBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ChartsBatchResponse:
        """Many charts in one request

        See `Client.batch_charts`."""
        return await self._call("POST", "/v1/batch/charts", models.ChartsBatchResponse, {}, {}, {"requests": requests})

    async def batch_charts_reduction(
        self,
        *,
        requests: list[models.ChartBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ChartsBatchReductionResponse:
        """Many charts with their reductions in one request

        See `Client.batch_charts_reduction`."""
        return await self._call("POST", "/v1/batch/charts/reduction", models.ChartsBatchReductionResponse, {}, {}, {"requests": requests})

    async def batch_events(
        self,
        *,
        requests: list[models.EventBatchItemRequest] | list[dict[str, Any]],
    ) -> models.EventsBatchResponse:
        """Many searches of several kinds in one request

        See `Client.batch_events`."""
        return await self._call("POST", "/v1/batch/events", models.EventsBatchResponse, {}, {}, {"requests": requests})

    async def batch_progressions(
        self,
        *,
        requests: list[models.ProgressionBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ProgressionsBatchResponse:
        """Many progressions in one request

        See `Client.batch_progressions`."""
        return await self._call("POST", "/v1/batch/progressions", models.ProgressionsBatchResponse, {}, {}, {"requests": requests})

    async def batch_progressions_reduction(
        self,
        *,
        requests: list[models.ProgressionBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ProgressionsBatchReductionResponse:
        """Many progressions with their receipts in one request

        See `Client.batch_progressions_reduction`."""
        return await self._call("POST", "/v1/batch/progressions/reduction", models.ProgressionsBatchReductionResponse, {}, {}, {"requests": requests})

    async def batch_returns(
        self,
        *,
        requests: list[models.ReturnBatchItemRequest] | list[dict[str, Any]],
    ) -> models.ReturnsBatchResponse:
        """Many returns in one request

        See `Client.batch_returns`."""
        return await self._call("POST", "/v1/batch/returns", models.ReturnsBatchResponse, {}, {}, {"requests": requests})

    async def batch_transits(
        self,
        *,
        requests: list[models.TransitBatchItemRequest] | list[dict[str, Any]],
    ) -> models.TransitsBatchResponse:
        """Many transit searches in one request

        See `Client.batch_transits`."""
        return await self._call("POST", "/v1/batch/transits", models.TransitsBatchResponse, {}, {}, {"requests": requests})

    async def chart(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.ChartResponse:
        """Chart of an instant: apparent places and lunar nodes

        See `Client.chart`."""
        return await self._call("POST", "/v1/chart", models.ChartResponse, {}, {}, {"dt": dt, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    async def chart_shape(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        precedence: Literal["seesaw_first", "locomotive_first"] | None = None,
    ) -> models.ChartShapeResponse:
        """Jones chart shape: bundle, bowl, bucket, locomotive, seesaw, splay or splash

        See `Client.chart_shape`."""
        return await self._call("POST", "/v1/chart-shape/classify", models.ChartShapeResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "precedence": precedence})

    async def chart_reduction(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.ChartReductionResponse:
        """Chart with the reduction of each place

        See `Client.chart_reduction`."""
        return await self._call("POST", "/v1/chart/reduction", models.ChartReductionResponse, {}, {}, {"dt": dt, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    async def comets_bulk(
        self,
        *,
        dt: str,
        bodies: list[str | int],
        skip_missing: bool | None = None,
    ) -> models.CometsBulkResponse:
        """Apparent places of many comets

        See `Client.comets_bulk`."""
        return await self._call("POST", "/v1/comets/bulk", models.CometsBulkResponse, {}, {}, {"dt": dt, "bodies": bodies, "skip_missing": skip_missing})

    async def comets_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
    ) -> models.CometListResponse:
        """Numbered periodic comets by name

        See `Client.comets_list`."""
        return await self._call("GET", "/v1/comets/list", models.CometListResponse, {}, {"q": q, "limit": limit}, None)

    async def comets_position(
        self,
        *,
        dt: str,
        body: str | int,
    ) -> models.CometPositionAnswer:
        """Apparent place of one comet

        See `Client.comets_position`."""
        return await self._call("POST", "/v1/comets/position", models.CometPositionAnswer, {}, {}, {"dt": dt, "body": body})

    async def composite_chart(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[0, 1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
        method: Literal["midpoint", "reference_place"] | None = None,
        reference_latitude: float | None = None,
        house_system: str | None = None,
    ) -> models.CompositeChartResponse:
        """Composite chart of two births, with its aspects

        See `Client.composite_chart`."""
        return await self._call("POST", "/v1/composite/chart", models.CompositeChartResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes, "method": method, "reference_latitude": reference_latitude, "house_system": house_system})

    async def composite_transits(
        self,
        *,
        moving_bodies: list[str],
        jd_start: float,
        jd_end: float,
        chart: models.CompositeChartRequest | dict[str, Any],
        tier: Literal[0, 1, 2] | None = None,
        aspect_names: list[Literal["Conjunction", "Semisextile", "Semisquare", "Sextile", "Square", "Trine", "Sesquiquadrate", "Quincunx", "Opposition", "Quintile", "Biquintile", "Tredecile", "Septile", "Biseptile", "Triseptile", "Novile", "Binovile", "Quadnovile", "Decile", "Undecile", "Quindecile", "Vigintile"]] | None = None,
        include_nodes: bool | None = None,
        include_angles: bool | None = None,
        include_cusps: bool | None = None,
        target_names: list[str] | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        search_motion: Literal["forward", "backward"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.RelationshipTransitSearchResponse:
        """Exact transits to a composite chart

        See `Client.composite_transits`."""
        return await self._call("POST", "/v1/composite/transits", models.RelationshipTransitSearchResponse, {}, {}, {"moving_bodies": moving_bodies, "jd_start": jd_start, "jd_end": jd_end, "tier": tier, "aspect_names": aspect_names, "include_nodes": include_nodes, "include_angles": include_angles, "include_cusps": include_cusps, "target_names": target_names, "direction": direction, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "chart": chart})

    async def dasha_alternate_ashtottari_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.AshtottariChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartProfileResponse:
        """Ashtottari periods of a birth with their profiles

        See `Client.dasha_alternate_ashtottari_chart_profile`."""
        return await self._call("POST", "/v1/dasha/alternate/ashtottari/chart/profile", models.AlternateDashaChartProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    async def dasha_alternate_ashtottari_chart_sequence(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.AshtottariChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartSequenceResponse:
        """Ashtottari periods of a birth

        See `Client.dasha_alternate_ashtottari_chart_sequence`."""
        return await self._call("POST", "/v1/dasha/alternate/ashtottari/chart/sequence", models.AlternateDashaChartSequenceResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    async def dasha_alternate_ashtottari_profile(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.AshtottariPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaProfileResponse:
        """Ashtottari periods from the Moon with their profiles

        See `Client.dasha_alternate_ashtottari_profile`."""
        return await self._call("POST", "/v1/dasha/alternate/ashtottari/profile", models.AlternateDashaProfileResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    async def dasha_alternate_ashtottari_sequence(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.AshtottariPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaSequenceResponse:
        """Ashtottari periods from the Moon

        See `Client.dasha_alternate_ashtottari_sequence`."""
        return await self._call("POST", "/v1/dasha/alternate/ashtottari/sequence", models.AlternateDashaSequenceResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    async def dasha_alternate_period_profile(
        self,
        *,
        system: Literal["ashtottari", "yogini"],
        level: int,
        lord: str,
        start_jd: float,
        end_jd: float,
        sub: list[models.AlternateDashaSubPeriod1Request] | list[dict[str, Any]] | None = None,
        year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564"] | None = None,
    ) -> models.AlternatePeriodProfileAnswer:
        """Profile of one submitted period

        See `Client.dasha_alternate_period_profile`."""
        return await self._call("POST", "/v1/dasha/alternate/period-profile", models.AlternatePeriodProfileAnswer, {}, {}, {"system": system, "level": level, "lord": lord, "start_jd": start_jd, "end_jd": end_jd, "sub": sub, "year_basis": year_basis})

    async def dasha_alternate_yogini_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.YoginiChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartProfileResponse:
        """Yogini periods of a birth with their profiles

        See `Client.dasha_alternate_yogini_chart_profile`."""
        return await self._call("POST", "/v1/dasha/alternate/yogini/chart/profile", models.AlternateDashaChartProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    async def dasha_alternate_yogini_chart_sequence(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        levels: int | None = None,
        policy: models.YoginiChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaChartSequenceResponse:
        """Yogini periods of a birth

        See `Client.dasha_alternate_yogini_chart_sequence`."""
        return await self._call("POST", "/v1/dasha/alternate/yogini/chart/sequence", models.AlternateDashaChartSequenceResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "levels": levels, "policy": policy})

    async def dasha_alternate_yogini_profile(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.YoginiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaProfileResponse:
        """Yogini periods from the Moon with their profiles

        See `Client.dasha_alternate_yogini_profile`."""
        return await self._call("POST", "/v1/dasha/alternate/yogini/profile", models.AlternateDashaProfileResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    async def dasha_alternate_yogini_sequence(
        self,
        *,
        moon_tropical_lon: float,
        natal_jd: float,
        levels: int | None = None,
        policy: models.YoginiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.AlternateDashaSequenceResponse:
        """Yogini periods from the Moon

        See `Client.dasha_alternate_yogini_sequence`."""
        return await self._call("POST", "/v1/dasha/alternate/yogini/sequence", models.AlternateDashaSequenceResponse, {}, {}, {"moon_tropical_lon": moon_tropical_lon, "natal_jd": natal_jd, "levels": levels, "policy": policy})

    async def dasha_kalachakra_chart_current(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        birth_datetime: str,
        ayanamsa_system: str,
        query_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest,
        levels: int | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraCurrentResponse:
        """Kalachakra periods of a birth at a date

        See `Client.dasha_kalachakra_chart_current`."""
        return await self._call("POST", "/v1/dasha/kalachakra/chart/current", models.KalachakraCurrentResponse, {}, {}, {"profile_id": profile_id, "birth_datetime": birth_datetime, "ayanamsa_system": ayanamsa_system, "levels": levels, "projection": projection, "continuation": continuation, "query_epoch": query_epoch})

    async def dasha_kalachakra_chart_sequence(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        birth_datetime: str,
        ayanamsa_system: str,
        levels: int | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraSequenceResponse:
        """Kalachakra periods of a birth

        See `Client.dasha_kalachakra_chart_sequence`."""
        return await self._call("POST", "/v1/dasha/kalachakra/chart/sequence", models.KalachakraSequenceResponse, {}, {}, {"profile_id": profile_id, "birth_datetime": birth_datetime, "ayanamsa_system": ayanamsa_system, "levels": levels, "projection": projection, "continuation": continuation})

    async def dasha_kalachakra_current(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        seed: models.SiderealSeedRequest | dict[str, Any] | models.TropicalSeedRequest,
        query_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest,
        levels: int | None = None,
        birth_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraCurrentResponse:
        """Kalachakra periods of a given Moon at a date

        See `Client.dasha_kalachakra_current`."""
        return await self._call("POST", "/v1/dasha/kalachakra/current", models.KalachakraCurrentResponse, {}, {}, {"profile_id": profile_id, "seed": seed, "levels": levels, "birth_epoch": birth_epoch, "projection": projection, "continuation": continuation, "query_epoch": query_epoch})

    async def dasha_kalachakra_profiles(self) -> models.KalachakraCatalogueResponse:
        """Doctrine profiles of the Kalachakra dasha, their sources and open questions

        See `Client.dasha_kalachakra_profiles`."""
        return await self._call("GET", "/v1/dasha/kalachakra/profiles", models.KalachakraCatalogueResponse, {}, {}, None)

    async def dasha_kalachakra_sequence(
        self,
        *,
        profile_id: Literal["bphs_santhanam_longitude_row_cycle_v1"],
        seed: models.SiderealSeedRequest | dict[str, Any] | models.TropicalSeedRequest,
        levels: int | None = None,
        birth_epoch: models.DatetimeEpochRequest | dict[str, Any] | models.JulianEpochRequest | None = None,
        projection: models.KalachakraProjectionRequest | dict[str, Any] | None = None,
        continuation: Literal["natal_row", "next_pada"] | None = None,
    ) -> models.KalachakraSequenceResponse:
        """Kalachakra periods of a given Moon

        See `Client.dasha_kalachakra_sequence`."""
        return await self._call("POST", "/v1/dasha/kalachakra/sequence", models.KalachakraSequenceResponse, {}, {}, {"profile_id": profile_id, "seed": seed, "levels": levels, "birth_epoch": birth_epoch, "projection": projection, "continuation": continuation})

    async def dasha_vimshottari_balance(
        self,
        *,
        dt: str,
        ayanamsa: str | None = None,
        year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564", None] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.DashaBalanceResponse:
        """Vimshottari period in force at birth, and its balance

        See `Client.dasha_vimshottari_balance`."""
        return await self._call("POST", "/v1/dasha/vimshottari/balance", models.DashaBalanceResponse, {}, {}, {"dt": dt, "ayanamsa": ayanamsa, "year_basis": year_basis, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    async def dasha_vimshottari_current(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
        include_sub: bool | None = None,
    ) -> models.DashaActiveLineResponse:
        """Vimshottari periods in force at an instant, on up to five levels, with their sub-periods

        See `Client.dasha_vimshottari_current`."""
        return await self._call("POST", "/v1/dasha/vimshottari/current", models.DashaActiveLineResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels, "include_sub": include_sub})

    async def dasha_vimshottari_lord_pair(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
    ) -> models.DashaLordPairResponse:
        """Lords of the vimshottari great period and sub-period at an instant

        See `Client.dasha_vimshottari_lord_pair`."""
        return await self._call("POST", "/v1/dasha/vimshottari/lord-pair", models.DashaLordPairResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels})

    async def dasha_vimshottari_profile(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        levels: int | None = None,
    ) -> models.DashaSequenceProfileResponse:
        """Vimshottari periods of a birth with the kinds of their lords

        See `Client.dasha_vimshottari_profile`."""
        return await self._call("POST", "/v1/dasha/vimshottari/profile", models.DashaSequenceProfileResponse, {}, {}, {"natal": natal, "levels": levels})

    async def dasha_vimshottari_sequence(
        self,
        *,
        natal: models.DashaNatalRequest | dict[str, Any],
        levels: int | None = None,
        within: str | None = None,
    ) -> models.DashaSequenceResponse:
        """Vimshottari periods of a birth

        See `Client.dasha_vimshottari_sequence`."""
        return await self._call("POST", "/v1/dasha/vimshottari/sequence", models.DashaSequenceResponse, {}, {}, {"natal": natal, "levels": levels, "within": within})

    async def decanates_chaldean_face(
        self,
        *,
        longitude: float,
    ) -> models.DecanatePositionResponse:
        """Chaldean face (decan in Chaldean order) of a longitude

        See `Client.decanates_chaldean_face`."""
        return await self._call("POST", "/v1/decanates/chaldean-face", models.DecanatePositionResponse, {}, {}, {"longitude": longitude})

    async def decanates_chart_set(
        self,
        *,
        dt: str,
        body: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
    ) -> models.DecanateChartSetResponse:
        """Chaldean face, triplicity decan and Vedic drekkana of a body at an instant

        See `Client.decanates_chart_set`."""
        return await self._call("POST", "/v1/decanates/chart/set", models.DecanateChartSetResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "body": body})

    async def decanates_chart_vedic_drekkana(
        self,
        *,
        dt: str,
        body: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
    ) -> models.DecanateChartPositionResponse:
        """Vedic drekkana (D3) of a body at an instant

        See `Client.decanates_chart_vedic_drekkana`."""
        return await self._call("POST", "/v1/decanates/chart/vedic-drekkana", models.DecanateChartPositionResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "body": body})

    async def decanates_set(
        self,
        *,
        longitude: float,
        jd: float,
        ayanamsa_system: str | None = None,
    ) -> models.DecanateSetResponse:
        """Chaldean face, triplicity decan and Vedic drekkana of a longitude

        See `Client.decanates_set`."""
        return await self._call("POST", "/v1/decanates/set", models.DecanateSetResponse, {}, {}, {"longitude": longitude, "jd": jd, "ayanamsa_system": ayanamsa_system})

    async def decanates_triplicity(
        self,
        *,
        longitude: float,
    ) -> models.DecanatePositionResponse:
        """Triplicity decan of a longitude

        See `Client.decanates_triplicity`."""
        return await self._call("POST", "/v1/decanates/triplicity", models.DecanatePositionResponse, {}, {}, {"longitude": longitude})

    async def decanates_vedic_drekkana(
        self,
        *,
        longitude: float,
        jd: float,
        ayanamsa_system: str | None = None,
    ) -> models.DecanatePositionResponse:
        """Vedic drekkana (D3) of a tropical longitude

        See `Client.decanates_vedic_drekkana`."""
        return await self._call("POST", "/v1/decanates/vedic-drekkana", models.DecanatePositionResponse, {}, {}, {"longitude": longitude, "jd": jd, "ayanamsa_system": ayanamsa_system})

    async def deep_sky_bulk(
        self,
        *,
        dt: str,
        objects: list[str],
        skip_missing: bool | None = None,
    ) -> models.DeepSkyBulkResponse:
        """Directions of many deep-sky objects

        See `Client.deep_sky_bulk`."""
        return await self._call("POST", "/v1/deep-sky/bulk", models.DeepSkyBulkResponse, {}, {}, {"dt": dt, "objects": objects, "skip_missing": skip_missing})

    async def deep_sky_list(
        self,
        *,
        q: str | None = None,
        object_class: Literal["galaxy", "nebula", "star_cluster", "compact_object", "stellar_remnant", "host_star", None] | None = None,
        limit: int | None = None,
    ) -> models.DeepSkyListResponse:
        """List of deep-sky objects

        See `Client.deep_sky_list`."""
        return await self._call("GET", "/v1/deep-sky/list", models.DeepSkyListResponse, {}, {"q": q, "object_class": object_class, "limit": limit}, None)

    async def deep_sky_position(
        self,
        *,
        dt: str,
        object_: str,
    ) -> models.DeepSkyPositionAnswer:
        """Direction of a deep-sky object

        See `Client.deep_sky_position`."""
        return await self._call("POST", "/v1/deep-sky/position", models.DeepSkyPositionAnswer, {}, {}, {"dt": dt, "object": object_})

    async def dignities_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesResultResponse:
        """Essential and accidental dignities of the planets in a chart

        See `Client.dignities_chart`."""
        return await self._call("POST", "/v1/dignities/chart", models.DignitiesResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    async def dignities_chart_condition(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        planet: str,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesConditionResponse:
        """Condition profile of one planet

        See `Client.dignities_chart_condition`."""
        return await self._call("POST", "/v1/dignities/chart/condition", models.DignitiesConditionResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy, "planet": planet})

    async def dignities_chart_conditions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesConditionsResponse:
        """Condition profiles of all planets

        See `Client.dignities_chart_conditions`."""
        return await self._call("POST", "/v1/dignities/chart/conditions", models.DignitiesConditionsResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    async def dignities_chart_network(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ConditionNetworkProfileResponse:
        """Receptions as a network of planets

        See `Client.dignities_chart_network`."""
        return await self._call("POST", "/v1/dignities/chart/network", models.ConditionNetworkProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    async def dignities_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ChartConditionProfileResponse:
        """Condition profiles with totals over the chart

        See `Client.dignities_chart_profile`."""
        return await self._call("POST", "/v1/dignities/chart/profile", models.ChartConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    async def dignities_chart_receptions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DignitiesReceptionsResponse:
        """Receptions by domicile and exaltation

        See `Client.dignities_chart_receptions`."""
        return await self._call("POST", "/v1/dignities/chart/receptions", models.DignitiesReceptionsResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "policy": policy})

    async def draconic_chart(
        self,
        *,
        dt: str,
        node_mode: Literal["mean", "true"],
        include_nodes: bool | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.DraconicChartResponse:
        """Draconic chart of an instant, counted from its lunar node

        See `Client.draconic_chart`."""
        return await self._call("POST", "/v1/draconic/chart", models.DraconicChartResponse, {}, {}, {"dt": dt, "node_mode": node_mode, "include_nodes": include_nodes, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    async def draconic_longitude(
        self,
        *,
        source_longitude: float,
        anchor_longitude: float,
    ) -> models.DraconicLongitudeResponse:
        """Draconic longitude of one point, counted from an anchor

        See `Client.draconic_longitude`."""
        return await self._call("POST", "/v1/draconic/longitude", models.DraconicLongitudeResponse, {}, {}, {"source_longitude": source_longitude, "anchor_longitude": anchor_longitude})

    async def draconic_positions(
        self,
        *,
        positions: dict[str, float],
        node_mode: Literal["mean", "true"],
        anchor_longitude: float,
        jd_ut: float | None = None,
    ) -> models.DraconicChartResponse:
        """Draconic positions of named longitudes, counted from a given lunar node

        See `Client.draconic_positions`."""
        return await self._call("POST", "/v1/draconic/positions", models.DraconicChartResponse, {}, {}, {"positions": positions, "node_mode": node_mode, "anchor_longitude": anchor_longitude, "jd_ut": jd_ut})

    async def eclipses_list(
        self,
        *,
        jd_start: float,
        jd_end: float,
        luminary: Literal["both", "solar", "lunar"] | None = None,
        kinds: list[Literal["total", "annular", "hybrid", "partial", "penumbral", "central"]] | None = None,
        near: models.EclipseNearDegree | dict[str, Any] | None = None,
    ) -> models.EclipseListResponse:
        """All eclipses of a span of time, by type or near a degree

        See `Client.eclipses_list`."""
        return await self._call("POST", "/v1/eclipses/list", models.EclipseListResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "luminary": luminary, "kinds": kinds, "near": near})

    async def lunar_eclipse_global_circumstances(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "partial", "penumbral"] | None = None,
        backward: bool | None = None,
        mode: Literal["native", "agency_compat"] | str | None = None,
    ) -> models.LunarEclipseGlobalCircumstancesResponse:
        """Geocentric circumstances of a lunar eclipse

        See `Client.lunar_eclipse_global_circumstances`."""
        return await self._call("POST", "/v1/eclipses/lunar/global-circumstances", models.LunarEclipseGlobalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "mode": mode})

    async def lunar_eclipse_local(
        self,
        *,
        jd_start: float,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        kind: str | None = None,
        mode: str | None = None,
        view_samples: int | None = None,
    ) -> models.LunarEclipseLocalCircumstancesResponse:
        """Local circumstances of the next lunar eclipse

        See `Client.lunar_eclipse_local`."""
        return await self._call("POST", "/v1/eclipses/lunar/local", models.LunarEclipseLocalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "kind": kind, "mode": mode, "view_samples": view_samples})

    async def next_lunar_eclipse(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        backward: bool | None = None,
    ) -> models.EclipseEventAnswer:
        """Next (or previous) lunar eclipse

        See `Client.next_lunar_eclipse`."""
        return await self._call("POST", "/v1/eclipses/lunar/next", models.EclipseEventAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude, "backward": backward})

    async def eclipses_lunar_previous(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> models.EclipsePreviousAnswer:
        """Previous lunar eclipse

        See `Client.eclipses_lunar_previous`."""
        return await self._call("POST", "/v1/eclipses/lunar/previous", models.EclipsePreviousAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude})

    async def lunar_eclipse_visibility(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "partial", "penumbral"] | None = None,
        backward: bool | None = None,
        mode: Literal["native", "agency_compat"] | str | None = None,
        sample_count: int | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.LunarEclipseVisibilityMapResponse:
        """Visibility of a lunar eclipse: horizon ring at each contact

        See `Client.lunar_eclipse_visibility`."""
        return await self._call("POST", "/v1/eclipses/lunar/visibility", models.LunarEclipseVisibilityMapResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "mode": mode, "sample_count": sample_count, "format": format})

    async def eclipses_prenatal(
        self,
        *,
        dt: str,
        count: int | None = None,
    ) -> models.PrenatalEclipsesResponse:
        """The eclipses before and after a birth

        See `Client.eclipses_prenatal`."""
        return await self._call("POST", "/v1/eclipses/prenatal", models.PrenatalEclipsesResponse, {}, {}, {"dt": dt, "count": count})

    async def eclipses_saros_number(
        self,
        *,
        number: int,
        luminary: Literal["solar", "lunar"] | None = None,
    ) -> models.SarosSeriesResponse:
        """The members of a Saros series

        See `Client.eclipses_saros_number`."""
        return await self._call("GET", "/v1/eclipses/saros/{number}", models.SarosSeriesResponse, {"number": number}, {"luminary": luminary}, None)

    async def solar_eclipse_cartography(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None,
        backward: bool | None = None,
        magnitude_levels: list[float] | None = None,
        obscuration_levels: list[float] | None = None,
        mesh_depth: int | None = None,
        time_samples: int | None = None,
        angular_tolerance_deg: float | None = None,
        field_tolerance: float | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.SolarEclipseCartographyResponse:
        """Contours of magnitude and obscuration of a solar eclipse

        See `Client.solar_eclipse_cartography`."""
        return await self._call("POST", "/v1/eclipses/solar/cartography", models.SolarEclipseCartographyResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "magnitude_levels": magnitude_levels, "obscuration_levels": obscuration_levels, "mesh_depth": mesh_depth, "time_samples": time_samples, "angular_tolerance_deg": angular_tolerance_deg, "field_tolerance": field_tolerance, "format": format})

    async def solar_eclipse_footprint(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None,
        backward: bool | None = None,
        sample_count: int | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.SolarEclipseVisibilityFootprintResponse:
        """Boundary of the visibility of a solar eclipse

        See `Client.solar_eclipse_footprint`."""
        return await self._call("POST", "/v1/eclipses/solar/footprint", models.SolarEclipseVisibilityFootprintResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "sample_count": sample_count, "format": format})

    async def solar_eclipse_global_circumstances(
        self,
        *,
        jd_start: float,
        kind: Literal["any", "total", "annular", "partial", "central", "hybrid"] | None = None,
        backward: bool | None = None,
    ) -> models.SolarEclipseGlobalCircumstancesResponse:
        """Global circumstances of a solar eclipse

        See `Client.solar_eclipse_global_circumstances`."""
        return await self._call("POST", "/v1/eclipses/solar/global-circumstances", models.SolarEclipseGlobalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward})

    async def next_visible_solar_eclipse(
        self,
        *,
        jd_start: float,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        kind: str | None = None,
        max_lunations: int | None = None,
        view_samples: int | None = None,
    ) -> models.SolarEclipseLocalCircumstancesResponse:
        """Next solar eclipse that a place sees

        See `Client.next_visible_solar_eclipse`."""
        return await self._call("POST", "/v1/eclipses/solar/local-visible", models.SolarEclipseLocalCircumstancesResponse, {}, {}, {"jd_start": jd_start, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "kind": kind, "max_lunations": max_lunations, "view_samples": view_samples})

    async def next_solar_eclipse(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        backward: bool | None = None,
    ) -> models.EclipseEventAnswer:
        """Next (or previous) solar eclipse

        See `Client.next_solar_eclipse`."""
        return await self._call("POST", "/v1/eclipses/solar/next", models.EclipseEventAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude, "backward": backward})

    async def solar_eclipse_path(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        backward: bool | None = None,
        sample_count: int | None = None,
        include_limits: bool | None = None,
        format: Literal["standard", "geojson"] | None = None,
    ) -> models.SolarEclipsePathResponse:
        """Central line of a solar eclipse

        See `Client.solar_eclipse_path`."""
        return await self._call("POST", "/v1/eclipses/solar/path", models.SolarEclipsePathResponse, {}, {}, {"jd_start": jd_start, "kind": kind, "backward": backward, "sample_count": sample_count, "include_limits": include_limits, "format": format})

    async def eclipses_solar_previous(
        self,
        *,
        jd_start: float,
        kind: str | None = None,
        count: int | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
    ) -> models.EclipsePreviousAnswer:
        """Previous solar eclipse

        See `Client.eclipses_solar_previous`."""
        return await self._call("POST", "/v1/eclipses/solar/previous", models.EclipsePreviousAnswer, {}, {}, {"jd_start": jd_start, "kind": kind, "count": count, "latitude": latitude, "longitude": longitude})

    async def egyptian_bounds_aggregate(
        self,
        *,
        entries: list[models.EgyptianBoundsAggregateEntryRequest] | list[dict[str, Any]],
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundsAggregateProfileResponse:
        """Bound conditions of several planets with totals

        See `Client.egyptian_bounds_aggregate`."""
        return await self._call("POST", "/v1/egyptian-bounds/aggregate", models.EgyptianBoundsAggregateProfileResponse, {}, {}, {"entries": entries, "policy": policy, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    async def egyptian_bounds_bound(
        self,
        *,
        longitude: float,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
    ) -> models.EgyptianBoundTruthResponse:
        """Bound (term) that contains a longitude

        See `Client.egyptian_bounds_bound`."""
        return await self._call("POST", "/v1/egyptian-bounds/bound", models.EgyptianBoundTruthResponse, {}, {}, {"longitude": longitude, "policy": policy})

    async def egyptian_bounds_classification(
        self,
        *,
        longitude: float,
        planet: str,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundClassificationResponse:
        """Classification of a planet by its bound: own bound, nature and sect of the ruler

        See `Client.egyptian_bounds_classification`."""
        return await self._call("POST", "/v1/egyptian-bounds/classification", models.EgyptianBoundClassificationResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    async def egyptian_bounds_condition(
        self,
        *,
        longitude: float,
        planet: str,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundConditionProfileResponse:
        """Condition of a planet by its bound

        See `Client.egyptian_bounds_condition`."""
        return await self._call("POST", "/v1/egyptian-bounds/condition", models.EgyptianBoundConditionProfileResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    async def egyptian_bounds_network(
        self,
        *,
        entries: list[models.EgyptianBoundsAggregateEntryRequest] | list[dict[str, Any]],
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundsNetworkProfileResponse:
        """Network of planets and the rulers of their bounds

        See `Client.egyptian_bounds_network`."""
        return await self._call("POST", "/v1/egyptian-bounds/network", models.EgyptianBoundsNetworkProfileResponse, {}, {}, {"entries": entries, "policy": policy, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    async def egyptian_bounds_relation(
        self,
        *,
        longitude: float,
        planet: str,
        policy: models.EgyptianBoundsPolicyRequest | dict[str, Any] | None = None,
        is_day_chart: bool | None = None,
        mercury_rises_before_sun: bool | None = None,
    ) -> models.EgyptianBoundRelationProfileResponse:
        """Relation of a planet to the ruler of its bound

        See `Client.egyptian_bounds_relation`."""
        return await self._call("POST", "/v1/egyptian-bounds/relation", models.EgyptianBoundRelationProfileResponse, {}, {}, {"longitude": longitude, "policy": policy, "planet": planet, "is_day_chart": is_day_chart, "mercury_rises_before_sun": mercury_rises_before_sun})

    async def egyptian_bounds_table(
        self,
        *,
        doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night"] | str | None = None,
    ) -> models.EgyptianBoundsTableResponse:
        """Bounds (terms) of all signs in one doctrine: Egyptian, Ptolemaic or Chaldean

        See `Client.egyptian_bounds_table`."""
        return await self._call("GET", "/v1/egyptian-bounds/table", models.EgyptianBoundsTableResponse, {}, {"doctrine": doctrine}, None)

    async def electional_moments(
        self,
        *,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"],
        predicate_parameters: models.ElectionalPredicateParameters | dict[str, Any],
        policy: models.ElectionalSearchPolicyRequest | dict[str, Any] | None = None,
        include_moments: bool | None = None,
    ) -> models.ElectionalMomentsResponse:
        """Find sampled instants at which a predicate is true

        See `Client.electional_moments`."""
        return await self._call("POST", "/v1/electional/moments", models.ElectionalMomentsResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "policy": policy, "include_moments": include_moments})

    async def electional_predicate_profiles(self) -> models.ElectionalPredicateCatalogResponse:
        """List the predicates of the electional search

        See `Client.electional_predicate_profiles`."""
        return await self._call("GET", "/v1/electional/predicate-profiles", models.ElectionalPredicateCatalogResponse, {}, {}, None)

    async def electional_scored(
        self,
        *,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"],
        predicate_parameters: models.ElectionalPredicateParameters | dict[str, Any],
        scorer_profile: Literal["body_longitude_target_closeness_v1", "body_angular_separation_target_closeness_v1"],
        scorer_parameters: models.ElectionalScorerParameters | dict[str, Any],
        policy: models.ElectionalSearchPolicyRequest | dict[str, Any] | None = None,
        include_qualifying_jds: bool | None = None,
        include_boundary_brackets: bool | None = None,
        include_score_rank: bool | None = None,
    ) -> models.ElectionalScoredResponse:
        """Find windows in which a predicate is true, with their best score

        See `Client.electional_scored`."""
        return await self._call("POST", "/v1/electional/scored", models.ElectionalScoredResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "scorer_profile": scorer_profile, "scorer_parameters": scorer_parameters, "policy": policy, "include_qualifying_jds": include_qualifying_jds, "include_boundary_brackets": include_boundary_brackets, "include_score_rank": include_score_rank})

    async def electional_scorer_profiles(self) -> models.ElectionalScorerCatalogResponse:
        """List the scorers of the electional search

        See `Client.electional_scorer_profiles`."""
        return await self._call("GET", "/v1/electional/scorer-profiles", models.ElectionalScorerCatalogResponse, {}, {}, None)

    async def electional_western_authA_moon_condition(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        profile_id: Literal["authA_moon_condition_v1"] | str | None = None,
        unavoidable_time_urgency: bool | None = None,
    ) -> models.AuthAMoonConditionResponse:
        """The ten impediments of the Moon and their remedy (Ramesey)

        See `Client.electional_western_authA_moon_condition`."""
        return await self._call("POST", "/v1/electional/western/authA-moon-condition", models.AuthAMoonConditionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "unavoidable_time_urgency": unavoidable_time_urgency})

    async def electional_western_authB_matter_profile(
        self,
        *,
        profile_id: Literal["authB_lending_v1", "authB_investment_v1", "authB_purchase_v1", "authB_sale_v1", "authB_building_v1", "authB_demolition_v1", "authB_land_v1", "authB_wells_and_rivers_v1", "authB_planting_v1", "authB_sowing_v1", "authB_business_partnership_v1"] | str,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str,
        eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"] | None = None,
    ) -> models.AuthBMatterProfileResponse:
        """A matter after Sahl: lending, trade, building, land, partnership

        See `Client.electional_western_authB_matter_profile`."""
        return await self._call("POST", "/v1/electional/western/authB-matter-profile", models.AuthBMatterProfileResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "burnt_path_variant": burnt_path_variant, "eighth_rule_variant": eighth_rule_variant})

    async def electional_western_authB_moon_condition(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio"] | str,
        profile_id: Literal["authB_moon_condition_v1"] | str | None = None,
        eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign"] | None = None,
    ) -> models.AuthBMoonConditionResponse:
        """The ten defects of the Moon (Sahl)

        See `Client.electional_western_authB_moon_condition`."""
        return await self._call("POST", "/v1/electional/western/authB-moon-condition", models.AuthBMoonConditionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "burnt_path_variant": burnt_path_variant, "eighth_rule_variant": eighth_rule_variant})

    async def electional_western_authC_construction(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        profile_id: Literal["authC_construction_v1"] | str | None = None,
        election_class: Literal["ephemeral", "radical"] | None = None,
        natal_jd_ut: float | None = None,
        natal_latitude: float | None = None,
        natal_longitude: float | None = None,
        natal_house_system: str | None = None,
        unavoidable_time_urgency: bool | None = None,
    ) -> models.AuthCConstructionResponse:
        """Building a house: rising sign, Moon and construction clauses (Dorotheus)

        See `Client.electional_western_authC_construction`."""
        return await self._call("POST", "/v1/electional/western/authC-construction", models.AuthCConstructionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "election_class": election_class, "natal_jd_ut": natal_jd_ut, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "natal_house_system": natal_house_system, "unavoidable_time_urgency": unavoidable_time_urgency})

    async def electional_western_authC_matter_profile(
        self,
        *,
        profile_id: Literal["authC_demolition_v1", "authC_leasing_v1", "authC_buying_and_selling_v1", "authC_lunar_price_timing_v1", "authC_land_purchase_v1", "authC_travel_v1", "authC_ship_acquisition_v1", "authC_ship_construction_v1", "authC_ship_launch_v1", "authC_land_travel_v1", "authC_sea_travel_v1", "authC_partnership_v1", "authC_debt_and_payment_v1", "authC_writing_a_will_v1"] | str,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        election_class: Literal["ephemeral", "radical"] | None = None,
        natal_jd_ut: float | None = None,
        natal_latitude: float | None = None,
        natal_longitude: float | None = None,
        natal_house_system: str | None = None,
        unavoidable_time_urgency: bool | None = None,
        moon_flow_policy: models.AuthCMoonFlowPolicyRequest | dict[str, Any] | None = None,
        sign_nature_variant: Literal["source_text_unresolved_no_dry_sign_table", "lilly_1647_elemental_qualities", None] | None = None,
    ) -> models.AuthCMatterProfileResponse:
        """A matter after Dorotheus: building, trade, land, travel, ships, debts, wills

        See `Client.electional_western_authC_matter_profile`."""
        return await self._call("POST", "/v1/electional/western/authC-matter-profile", models.AuthCMatterProfileResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "election_class": election_class, "natal_jd_ut": natal_jd_ut, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "natal_house_system": natal_house_system, "unavoidable_time_urgency": unavoidable_time_urgency, "moon_flow_policy": moon_flow_policy, "sign_nature_variant": sign_nature_variant})

    async def electional_western_authC_moon_condition(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        profile_id: Literal["authC_moon_condition_v1"] | str | None = None,
        unavoidable_time_urgency: bool | None = None,
    ) -> models.AuthCMoonConditionResponse:
        """The eleven corruptions of the Moon and their remedy (Dorotheus)

        See `Client.electional_western_authC_moon_condition`."""
        return await self._call("POST", "/v1/electional/western/authC-moon-condition", models.AuthCMoonConditionResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "unavoidable_time_urgency": unavoidable_time_urgency})

    async def electional_western_authC_rooted_context(
        self,
        *,
        jd_ut: float,
        latitude: float,
        longitude: float,
        house_system: str,
        matter: Literal["land_and_management", "mercurial_affairs", "marriage_sex_and_pleasure", "war_and_arms", "rulers_and_petitions", "manifest_and_prominent"],
        profile_id: Literal["authC_rooted_context_v1"] | str | None = None,
        election_class: Literal["ephemeral", "radical"] | None = None,
        natal_jd_ut: float | None = None,
        natal_latitude: float | None = None,
        natal_longitude: float | None = None,
        natal_house_system: str | None = None,
    ) -> models.AuthCRootedContextResponse:
        """Root and outcome of a matter, and its significators (Dorotheus)

        See `Client.electional_western_authC_rooted_context`."""
        return await self._call("POST", "/v1/electional/western/authC-rooted-context", models.AuthCRootedContextResponse, {}, {}, {"profile_id": profile_id, "jd_ut": jd_ut, "latitude": latitude, "longitude": longitude, "house_system": house_system, "matter": matter, "election_class": election_class, "natal_jd_ut": natal_jd_ut, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "natal_house_system": natal_house_system})

    async def electional_western_classical_perfection(
        self,
        *,
        jd_start: float,
        jd_end: float,
        significator_a: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"],
        significator_b: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"],
        is_day_chart: bool,
        profile_id: Literal["lilly_1647_perfection_v1"] | None = None,
        prohibition_rule: Literal["any_contact", "lighter_planet_to_both", "applying_to_both_at_start"] | None = None,
    ) -> models.LillyPerfectionResponse:
        """Perfection of two significators and its hindrances (Lilly)

        See `Client.electional_western_classical_perfection`."""
        return await self._call("POST", "/v1/electional/western/classical-perfection", models.LillyPerfectionResponse, {}, {}, {"profile_id": profile_id, "jd_start": jd_start, "jd_end": jd_end, "significator_a": significator_a, "significator_b": significator_b, "is_day_chart": is_day_chart, "prohibition_rule": prohibition_rule})

    async def electional_western_lunar_ecliptic_direction(
        self,
        *,
        jd_ut: float,
    ) -> models.LunarEclipticDirectionResponse:
        """The Moon's latitude and her crossings of the ecliptic around an instant

        See `Client.electional_western_lunar_ecliptic_direction`."""
        return await self._call("POST", "/v1/electional/western/lunar-ecliptic-direction", models.LunarEclipticDirectionResponse, {}, {}, {"jd_ut": jd_ut})

    async def electional_western_profile_windows(
        self,
        *,
        profile_id: Literal["authA_moon_condition_v1", "authB_moon_condition_v1", "authC_moon_condition_v1"] | str,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        house_system: str,
        qualification_statuses: list[Literal["clear_of_profile_impediments", "one_or_more_profile_impediments", "indeterminate"]],
        policy: models.WesternProfileScanPolicyRequest | dict[str, Any] | None = None,
        unavoidable_time_urgency: bool | None = None,
        authB_burnt_path_variant: Literal["authB_text_indeterminate_no_numeric_endpoints", "dykes_glossary_fall_degrees_19_libra_to_3_scorpio", "later_fifteen_degrees_15_libra_to_15_scorpio", None] | str | None = None,
        authB_eighth_rule_variant: Literal["arabic_al_rijal_twelfth_part", "latin_twelfth_sign", None] | None = None,
        include_qualifying_jds: bool | None = None,
    ) -> models.WesternProfileWindowsResponse:
        """Find windows in which a Moon profile has one of the requested statuses

        See `Client.electional_western_profile_windows`."""
        return await self._call("POST", "/v1/electional/western/profile-windows", models.WesternProfileWindowsResponse, {}, {}, {"profile_id": profile_id, "jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "house_system": house_system, "qualification_statuses": qualification_statuses, "policy": policy, "unavoidable_time_urgency": unavoidable_time_urgency, "authB_burnt_path_variant": authB_burnt_path_variant, "authB_eighth_rule_variant": authB_eighth_rule_variant, "include_qualifying_jds": include_qualifying_jds})

    async def electional_windows(
        self,
        *,
        jd_start: float,
        jd_end: float,
        latitude: float,
        longitude: float,
        predicate_profile: Literal["body_longitude_range_v1", "body_house_membership_v1", "body_angular_separation_range_v1"],
        predicate_parameters: models.ElectionalPredicateParameters | dict[str, Any],
        policy: models.ElectionalSearchPolicyRequest | dict[str, Any] | None = None,
        include_qualifying_jds: bool | None = None,
        include_boundary_brackets: bool | None = None,
    ) -> models.ElectionalWindowsResponse:
        """Find windows in which a predicate is true

        See `Client.electional_windows`."""
        return await self._call("POST", "/v1/electional/windows", models.ElectionalWindowsResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "latitude": latitude, "longitude": longitude, "predicate_profile": predicate_profile, "predicate_parameters": predicate_parameters, "policy": policy, "include_qualifying_jds": include_qualifying_jds, "include_boundary_brackets": include_boundary_brackets})

    async def galactic_houses_chart_placements(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        bodies: list[str] | None = None,
        near_cusp_threshold: float | None = None,
    ) -> models.GalacticHouseChartPlacementsResponse:
        """Bodies of a chart in galactic houses

        See `Client.galactic_houses_chart_placements`."""
        return await self._call("POST", "/v1/galactic-houses/chart/placements", models.GalacticHouseChartPlacementsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "bodies": bodies, "near_cusp_threshold": near_cusp_threshold})

    async def galactic_houses_cusps(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
    ) -> models.GalacticHouseCuspsEnvelopeResponse:
        """Galactic house cusps at an instant and place

        See `Client.galactic_houses_cusps`."""
        return await self._call("POST", "/v1/galactic-houses/cusps", models.GalacticHouseCuspsEnvelopeResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude})

    async def galactic_houses_placement(
        self,
        *,
        galactic_longitude: float,
        house_cusps: models.GalacticHouseCuspsRequest | dict[str, Any],
        near_cusp_threshold: float | None = None,
    ) -> models.GalacticHousePlacementEnvelopeResponse:
        """Galactic house of a galactic longitude among given cusps

        See `Client.galactic_houses_placement`."""
        return await self._call("POST", "/v1/galactic-houses/placement", models.GalacticHousePlacementEnvelopeResponse, {}, {}, {"galactic_longitude": galactic_longitude, "house_cusps": house_cusps, "near_cusp_threshold": near_cusp_threshold})

    async def galactic_chart_positions(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.GalacticPositionsResponse:
        """Galactic positions of the bodies of a chart

        See `Client.galactic_chart_positions`."""
        return await self._call("POST", "/v1/galactic/chart/positions", models.GalacticPositionsResponse, {}, {}, {"dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    async def galactic_cosmic_reference_points(
        self,
        *,
        jd_tt: float,
        kind: Literal["physical_object", "coordinate_landmark", "proxy_reference", None] | None = None,
    ) -> models.CosmicReferencePointsResponse:
        """Galactic and extragalactic reference points in ecliptic coordinates of date, by kind

        See `Client.galactic_cosmic_reference_points`."""
        return await self._call("POST", "/v1/galactic/cosmic-reference-points", models.CosmicReferencePointsResponse, {}, {}, {"jd_tt": jd_tt, "kind": kind})

    async def galactic_ecliptic_to_galactic(
        self,
        *,
        ecliptic_longitude: float,
        ecliptic_latitude: float,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticCoordinateResponse:
        """Ecliptic coordinates of date to galactic coordinates

        See `Client.galactic_ecliptic_to_galactic`."""
        return await self._call("POST", "/v1/galactic/ecliptic-to-galactic", models.GalacticCoordinateResponse, {}, {}, {"ecliptic_longitude": ecliptic_longitude, "ecliptic_latitude": ecliptic_latitude, "obliquity": obliquity, "jd_tt": jd_tt})

    async def galactic_equatorial_to_galactic(
        self,
        *,
        right_ascension: float,
        declination: float,
    ) -> models.GalacticCoordinateResponse:
        """ICRS right ascension and declination to galactic coordinates

        See `Client.galactic_equatorial_to_galactic`."""
        return await self._call("POST", "/v1/galactic/equatorial-to-galactic", models.GalacticCoordinateResponse, {}, {}, {"right_ascension": right_ascension, "declination": declination})

    async def galactic_galactic_to_ecliptic(
        self,
        *,
        galactic_longitude: float,
        galactic_latitude: float,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticEclipticCoordinateResponse:
        """Galactic coordinates to ecliptic coordinates of date

        See `Client.galactic_galactic_to_ecliptic`."""
        return await self._call("POST", "/v1/galactic/galactic-to-ecliptic", models.GalacticEclipticCoordinateResponse, {}, {}, {"galactic_longitude": galactic_longitude, "galactic_latitude": galactic_latitude, "obliquity": obliquity, "jd_tt": jd_tt})

    async def galactic_galactic_to_equatorial(
        self,
        *,
        galactic_longitude: float,
        galactic_latitude: float,
    ) -> models.GalacticEquatorialCoordinateResponse:
        """Galactic coordinates to ICRS right ascension and declination

        See `Client.galactic_galactic_to_equatorial`."""
        return await self._call("POST", "/v1/galactic/galactic-to-equatorial", models.GalacticEquatorialCoordinateResponse, {}, {}, {"galactic_longitude": galactic_longitude, "galactic_latitude": galactic_latitude})

    async def galactic_reference_points(
        self,
        *,
        obliquity: float,
        jd_tt: float,
    ) -> models.GalacticReferencePointsResponse:
        """Galactic centre, anticentre, poles and M 87 in ecliptic coordinates of date

        See `Client.galactic_reference_points`."""
        return await self._call("POST", "/v1/galactic/reference-points", models.GalacticReferencePointsResponse, {}, {}, {"obliquity": obliquity, "jd_tt": jd_tt})

    async def geodetic_chart_equivalents(
        self,
        *,
        dt: str,
        geo_longitude: float,
        geo_latitude: float,
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        geojson: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.GeodeticEquivalentsResponse:
        """Geodetic equivalents of the bodies of a chart

        See `Client.geodetic_chart_equivalents`."""
        return await self._call("POST", "/v1/geodetic/chart/equivalents", models.GeodeticEquivalentsResponse, {}, {}, {"dt": dt, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "zodiac": zodiac, "anchor": anchor, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "place_center": place_center, "geojson": geojson, "near": near})

    async def geodetic_chart_location_chart(
        self,
        *,
        dt: str,
        geo_longitude: float,
        geo_latitude: float,
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_system: str | None = None,
    ) -> models.GeodeticChartEnvelopeResponse:
        """Geodetic angles of a place with the obliquity of an instant

        See `Client.geodetic_chart_location_chart`."""
        return await self._call("POST", "/v1/geodetic/chart/location-chart", models.GeodeticChartEnvelopeResponse, {}, {}, {"dt": dt, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "zodiac": zodiac, "anchor": anchor, "ayanamsa_system": ayanamsa_system})

    async def geodetic_equivalents(
        self,
        *,
        longitudes: dict[str, float],
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_deg: float | None = None,
        geojson: bool | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.GeodeticEquivalentsResponse:
        """Geodetic equivalents: geographic longitudes of ecliptic longitudes

        See `Client.geodetic_equivalents`."""
        return await self._call("POST", "/v1/geodetic/equivalents", models.GeodeticEquivalentsResponse, {}, {}, {"zodiac": zodiac, "anchor": anchor, "ayanamsa_deg": ayanamsa_deg, "longitudes": longitudes, "geojson": geojson, "near": near})

    async def geodetic_location_chart(
        self,
        *,
        geo_longitude: float,
        geo_latitude: float,
        obliquity: float,
        zodiac: Literal["tropical", "sidereal"] | None = None,
        anchor: Literal["tropical", "sidereal"] | None = None,
        ayanamsa_deg: float | None = None,
    ) -> models.GeodeticChartEnvelopeResponse:
        """Geodetic angles of a place with a given obliquity

        See `Client.geodetic_location_chart`."""
        return await self._call("POST", "/v1/geodetic/location-chart", models.GeodeticChartEnvelopeResponse, {}, {}, {"zodiac": zodiac, "anchor": anchor, "ayanamsa_deg": ayanamsa_deg, "geo_longitude": geo_longitude, "geo_latitude": geo_latitude, "obliquity": obliquity})

    async def gochara_doctrine_options(
        self,
        *,
        topic: Literal["activation", "ashtakavarga", "astronomy", "completeness", "counter_vedha", "forecast", "murthi", "nakshatra", "nodes", "participants", "reference", "remedies", "source_discrepancies", "source_profile", "strength_context", "vedha", None] | None = None,
    ) -> models.GocharaDoctrineOptionsResponse:
        """Rules of transits that are admitted, left out or disputed

        See `Client.gochara_doctrine_options`."""
        return await self._call("GET", "/v1/gochara/doctrine-options", models.GocharaDoctrineOptionsResponse, {}, {"topic": topic}, None)

    async def gochara_evaluate(
        self,
        *,
        natal_moon_sidereal_longitude: float,
        transit_sidereal_longitudes: models.SomePlanetLongitudes | dict[str, Any],
        raw_bav: models.GocharaRawBav | dict[str, Any] | None = None,
        policy: models.GocharaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaResultResponse:
        """Transits of given positions, counted from the natal Moon

        See `Client.gochara_evaluate`."""
        return await self._call("POST", "/v1/gochara/evaluate", models.GocharaResultResponse, {}, {}, {"natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "transit_sidereal_longitudes": transit_sidereal_longitudes, "raw_bav": raw_bav, "policy": policy})

    async def gochara_from_datetimes(
        self,
        *,
        natal_dt: str,
        transit_dt: str,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaDateResponse:
        """Transits of an instant for a birth, by datetimes

        See `Client.gochara_from_datetimes`."""
        return await self._call("POST", "/v1/gochara/from-datetimes", models.GocharaDateResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "natal_dt": natal_dt, "transit_dt": transit_dt})

    async def gochara_from_epochs(
        self,
        *,
        natal_jd_ut1: float,
        transit_jd_ut1: float,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaDateResponse:
        """Transits of an instant for a birth, by Julian days UT1

        See `Client.gochara_from_epochs`."""
        return await self._call("POST", "/v1/gochara/from-epochs", models.GocharaDateResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "natal_jd_ut1": natal_jd_ut1, "transit_jd_ut1": transit_jd_ut1})

    async def gochara_profile(
        self,
        *,
        natal_moon_sidereal_longitude: float,
        transit_sidereal_longitudes: models.SomePlanetLongitudes | dict[str, Any],
        raw_bav: models.GocharaRawBav | dict[str, Any] | None = None,
        policy: models.GocharaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.GocharaSubsystemProfileResponse:
        """Transits of given positions, with groups and the graph of obstructions

        See `Client.gochara_profile`."""
        return await self._call("POST", "/v1/gochara/profile", models.GocharaSubsystemProfileResponse, {}, {}, {"natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "transit_sidereal_longitudes": transit_sidereal_longitudes, "raw_bav": raw_bav, "policy": policy})

    async def gochara_windows_capabilities(self) -> models.GocharaWindowCapabilitiesResponse:
        """Limits and conventions of the timeline of transits

        See `Client.gochara_windows_capabilities`."""
        return await self._call("GET", "/v1/gochara/windows/capabilities", models.GocharaWindowCapabilitiesResponse, {}, {}, None)

    async def gochara_windows_from_datetimes(
        self,
        *,
        natal_dt: str,
        start_dt: str,
        end_dt: str,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
        search_policy: models.GocharaWindowSearchRequest | dict[str, Any] | None = None,
        subjects: list[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]] | None = None,
        detail: Literal["auto", "full", "compact"] | None = None,
        include_exclusions: bool | None = None,
    ) -> models.GocharaWindowResultResponse:
        """Timeline of transits for a birth in at most 366 days, by datetimes

        See `Client.gochara_windows_from_datetimes`."""
        return await self._call("POST", "/v1/gochara/windows/from-datetimes", models.GocharaWindowResultResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "search_policy": search_policy, "subjects": subjects, "detail": detail, "include_exclusions": include_exclusions, "natal_dt": natal_dt, "start_dt": start_dt, "end_dt": end_dt})

    async def gochara_windows_from_epochs(
        self,
        *,
        natal_jd_ut1: float,
        start_jd_ut1: float,
        end_jd_ut1: float,
        birth_location: models.GocharaBirthLocationRequest | dict[str, Any] | None = None,
        policy: models.GocharaDatePolicyRequest | dict[str, Any] | None = None,
        search_policy: models.GocharaWindowSearchRequest | dict[str, Any] | None = None,
        subjects: list[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]] | None = None,
        detail: Literal["auto", "full", "compact"] | None = None,
        include_exclusions: bool | None = None,
    ) -> models.GocharaWindowResultResponse:
        """Timeline of transits for a birth in at most 366 days, by Julian days UT1

        See `Client.gochara_windows_from_epochs`."""
        return await self._call("POST", "/v1/gochara/windows/from-epochs", models.GocharaWindowResultResponse, {}, {}, {"birth_location": birth_location, "policy": policy, "search_policy": search_policy, "subjects": subjects, "detail": detail, "include_exclusions": include_exclusions, "natal_jd_ut1": natal_jd_ut1, "start_jd_ut1": start_jd_ut1, "end_jd_ut1": end_jd_ut1})

    async def harmogram_intensity_spectrum(
        self,
        *,
        harmonic_number: int,
        policy: models.HarmogramIntensityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramIntensitySpectrumEnvelopeResponse:
        """Spectrum of the intensity function of a harmonic

        See `Client.harmogram_intensity_spectrum`."""
        return await self._call("POST", "/v1/harmograms/intensity-spectrum", models.HarmogramIntensitySpectrumEnvelopeResponse, {}, {}, {"harmonic_number": harmonic_number, "policy": policy})

    async def harmogram_projection(
        self,
        *,
        harmonic_number: int,
        positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        source_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        target_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        parts_policy: models.HarmogramPartsPolicyRequest | dict[str, Any] | None = None,
        vector_policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
        intensity_policy: models.HarmogramIntensityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramProjectionEnvelopeResponse:
        """Strength of a harmonic in a set of longitudes

        See `Client.harmogram_projection`."""
        return await self._call("POST", "/v1/harmograms/projection", models.HarmogramProjectionEnvelopeResponse, {}, {}, {"positions": positions, "source_positions": source_positions, "target_positions": target_positions, "parts_policy": parts_policy, "vector_policy": vector_policy, "harmonic_number": harmonic_number, "intensity_policy": intensity_policy})

    async def harmogram_trace(
        self,
        *,
        samples: list[models.HarmogramTraceSampleRequest] | list[dict[str, Any]],
        harmonic_numbers: list[int] | None = None,
        trace_family: Literal["dynamic_zero_aries_parts", "transit_to_natal_zero_aries_parts", "directed_to_natal_zero_aries_parts", "progressed_to_natal_zero_aries_parts"] | None = None,
        output_mode: Literal["single_harmonic", "multi_harmonic_family"] | None = None,
        point_set_policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
        parts_policy: models.HarmogramPartsPolicyRequest | dict[str, Any] | None = None,
        intensity_policy: models.HarmogramIntensityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramTraceEnvelopeResponse:
        """Strengths of harmonics at given samples

        See `Client.harmogram_trace`."""
        return await self._call("POST", "/v1/harmograms/trace", models.HarmogramTraceEnvelopeResponse, {}, {}, {"samples": samples, "harmonic_numbers": harmonic_numbers, "trace_family": trace_family, "output_mode": output_mode, "point_set_policy": point_set_policy, "parts_policy": parts_policy, "intensity_policy": intensity_policy})

    async def harmogram_vector(
        self,
        *,
        positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]],
        policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramVectorEnvelopeResponse:
        """Harmonic vector of a set of points

        See `Client.harmogram_vector`."""
        return await self._call("POST", "/v1/harmograms/vector", models.HarmogramVectorEnvelopeResponse, {}, {}, {"positions": positions, "policy": policy})

    async def harmogram_zero_aries_vector(
        self,
        *,
        positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        source_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        target_positions: list[models.HarmogramPositionRequest] | list[dict[str, Any]] | None = None,
        parts_policy: models.HarmogramPartsPolicyRequest | dict[str, Any] | None = None,
        vector_policy: models.HarmogramVectorPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmogramVectorEnvelopeResponse:
        """Harmonic vector of the zero-Aries parts (differences of longitudes)

        See `Client.harmogram_zero_aries_vector`."""
        return await self._call("POST", "/v1/harmograms/zero-aries-vector", models.HarmogramVectorEnvelopeResponse, {}, {}, {"positions": positions, "source_positions": source_positions, "target_positions": target_positions, "parts_policy": parts_policy, "vector_policy": vector_policy})

    async def harmonic_age_chart(
        self,
        *,
        longitudes: dict[str, float],
        jd_birth: float,
        jd_now: float,
    ) -> models.HarmonicChartResponse:
        """Age harmonic chart: positions on the circle of the age in tropical years

        See `Client.harmonic_age_chart`."""
        return await self._call("POST", "/v1/harmonics/age-chart", models.HarmonicChartResponse, {}, {}, {"longitudes": longitudes, "jd_birth": jd_birth, "jd_now": jd_now})

    async def harmonic_aspects(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicAspectsResponse:
        """Harmonics in which each pair is a conjunction

        See `Client.harmonic_aspects`."""
        return await self._call("POST", "/v1/harmonics/aspects", models.HarmonicAspectsResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    async def harmonic_chart(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
    ) -> models.HarmonicChartResponse:
        """Positions on the circle of one harmonic (Addey)

        See `Client.harmonic_chart`."""
        return await self._call("POST", "/v1/harmonics/chart", models.HarmonicChartResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic})

    async def harmonic_composite(
        self,
        *,
        longitudes_a: dict[str, float],
        longitudes_b: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        label_a: str | None = None,
        label_b: str | None = None,
    ) -> models.HarmonicCompositeResponse:
        """Conjunctions between two charts on one harmonic circle

        See `Client.harmonic_composite`."""
        return await self._call("POST", "/v1/harmonics/composite", models.HarmonicCompositeResponse, {}, {}, {"longitudes_a": longitudes_a, "longitudes_b": longitudes_b, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy, "label_a": label_a, "label_b": label_b})

    async def harmonic_conjunctions(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmonicConjunctionsResponse:
        """Conjunctions on the circle of one harmonic

        See `Client.harmonic_conjunctions`."""
        return await self._call("POST", "/v1/harmonics/conjunctions", models.HarmonicConjunctionsResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy})

    async def harmonics_cross_chart_conjunctions(
        self,
        *,
        longitudes_a: dict[str, float],
        longitudes_b: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        label_a: str | None = None,
        label_b: str | None = None,
    ) -> models.HarmonicCompositeResponse:
        """Conjunctions between two charts on the circle of one harmonic, orb of 12 degrees

        See `Client.harmonics_cross_chart_conjunctions`."""
        return await self._call("POST", "/v1/harmonics/cross-chart-conjunctions", models.HarmonicCompositeResponse, {}, {}, {"longitudes_a": longitudes_a, "longitudes_b": longitudes_b, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy, "label_a": label_a, "label_b": label_b})

    async def harmonic_fingerprint(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicFingerprintResponse:
        """Density of every harmonic, and the harmonics of highest density

        See `Client.harmonic_fingerprint`."""
        return await self._call("POST", "/v1/harmonics/fingerprint", models.HarmonicFingerprintResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    async def harmonic_pattern_score(
        self,
        *,
        longitudes: dict[str, float],
        harmonic: float,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
    ) -> models.HarmonicPatternScoreResponse:
        """Density of conjunctions on one harmonic circle

        See `Client.harmonic_pattern_score`."""
        return await self._call("POST", "/v1/harmonics/pattern-score", models.HarmonicPatternScoreResponse, {}, {}, {"longitudes": longitudes, "harmonic": harmonic, "orb": orb, "orb_policy": orb_policy})

    async def harmonic_presets(self) -> models.HarmonicCatalogResponse:
        """Named harmonics and the bounds of this family

        See `Client.harmonic_presets`."""
        return await self._call("GET", "/v1/harmonics/presets", models.HarmonicCatalogResponse, {}, {}, None)

    async def harmonic_sweep(
        self,
        *,
        longitudes: dict[str, float],
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        max_harmonic: int | None = None,
    ) -> models.HarmonicSweepResponse:
        """Harmonics sorted by density of conjunctions

        See `Client.harmonic_sweep`."""
        return await self._call("POST", "/v1/harmonics/sweep", models.HarmonicSweepResponse, {}, {}, {"longitudes": longitudes, "orb": orb, "orb_policy": orb_policy, "max_harmonic": max_harmonic})

    async def harmonic_transit_forecast(
        self,
        *,
        natal_longitudes: dict[str, float],
        transit_samples: list[models.HarmonicTransitSampleRequest] | list[dict[str, Any]],
        harmonics: list[int],
        modes: list[Literal["one_transit_two_natal", "two_transits_one_natal"]] | None = None,
        orb: float | None = None,
        orb_policy: models.HarmonicOrbPolicyRequest | dict[str, Any] | None = None,
        minimum_observed_duration_days: float | None = None,
        maximum_sample_gap_days: float | None = None,
    ) -> models.HarmonicTransitForecastResponse:
        """Triples of natal and transiting bodies on harmonic circles (Vibrational Astrology), at given samples

        See `Client.harmonic_transit_forecast`."""
        return await self._call("POST", "/v1/harmonics/transit-forecast", models.HarmonicTransitForecastResponse, {}, {}, {"natal_longitudes": natal_longitudes, "transit_samples": transit_samples, "harmonics": harmonics, "modes": modes, "orb": orb, "orb_policy": orb_policy, "minimum_observed_duration_days": minimum_observed_duration_days, "maximum_sample_gap_days": maximum_sample_gap_days})

    async def heliacal_planet(
        self,
        *,
        body: str,
        kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting"],
        jd_start: float,
        lat: float,
        lon: float,
        search_days: int | None = None,
        model: Literal["arcus_visionis", "arcus_visionis_wide", "schaefer_1993"] | None = None,
        elevation_m: float | None = None,
        horizon_altitude_deg: float | None = None,
        extinction_coefficient_k: float | None = None,
        explain_absence: bool | None = None,
    ) -> models.PlanetHeliacalEventResponse | models.HeliacalAbsenceResponse | None:
        """Next heliacal or acronychal phase of a planet at a place

        See `Client.heliacal_planet`."""
        return await self._call("POST", "/v1/heliacal/planet", models.PlanetHeliacalEventResponse | models.HeliacalAbsenceResponse | None, {}, {}, {"body": body, "kind": kind, "jd_start": jd_start, "lat": lat, "lon": lon, "search_days": search_days, "model": model, "elevation_m": elevation_m, "horizon_altitude_deg": horizon_altitude_deg, "extinction_coefficient_k": extinction_coefficient_k, "explain_absence": explain_absence})

    async def heliacal_visibility_event(
        self,
        *,
        body: str,
        kind: Literal["heliacal_rising", "heliacal_setting", "evening_first", "morning_last", "acronychal_rising", "acronychal_setting", "cosmic_rising", "cosmic_setting"],
        jd_start: float,
        lat: float,
        lon: float,
        search_window_days: int | None = None,
        model: Literal["arcus_visionis", "arcus_visionis_wide", "schaefer_1993"] | None = None,
        elevation_m: float | None = None,
        horizon_altitude_deg: float | None = None,
        extinction_coefficient_k: float | None = None,
        explain_absence: bool | None = None,
    ) -> models.GeneralVisibilityEventResponse | models.HeliacalAbsenceResponse | None:
        """Next first or last visibility of a planet, a fixed star or the lunar crescent

        See `Client.heliacal_visibility_event`."""
        return await self._call("POST", "/v1/heliacal/visibility-event", models.GeneralVisibilityEventResponse | models.HeliacalAbsenceResponse | None, {}, {}, {"body": body, "kind": kind, "jd_start": jd_start, "lat": lat, "lon": lon, "search_window_days": search_window_days, "model": model, "elevation_m": elevation_m, "horizon_altitude_deg": horizon_altitude_deg, "extinction_coefficient_k": extinction_coefficient_k, "explain_absence": explain_absence})

    async def hellenistic_chart_profile(
        self,
        *,
        natal_dt: str,
        current_dt: str,
        observer_lat: float,
        observer_lon: float,
        civil_timezone: str | None = None,
        observer_elev_m: float | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        deep_subdivision_method: None = None,
        policy: models.HellenisticProfilePolicyRequest | dict[str, Any] | None = None,
    ) -> models.HellenisticChartProfileResponse:
        """Hellenistic profile of a birth chart, with its time lords at one instant

        See `Client.hellenistic_chart_profile`."""
        return await self._call("POST", "/v1/hellenistic/chart-profile", models.HellenisticChartProfileResponse, {}, {}, {"natal_dt": natal_dt, "current_dt": current_dt, "civil_timezone": civil_timezone, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "deep_subdivision_method": deep_subdivision_method, "policy": policy})

    async def hellenistic_circumambulations(
        self,
        *,
        significator_name: str,
        significator_longitude: float,
        start_jd: float,
        time_key: Literal["bound_lord_minor_years", "rising_times", "equatorial"] | None = None,
        bounds_doctrine: Literal["egyptian", "authF", "chaldean_day", "chaldean_night", "william_lilly_1647"] | str | None = None,
        year_days: float | None = None,
        geographic_latitude: float | None = None,
        obliquity: float | None = None,
        rising_times_deg: list[float] | None = None,
        positions: dict[str, float] | None = None,
        direction: Literal["direct", "converse"] | None = None,
    ) -> models.CircumambulationsResponse:
        """A significator released through the bounds

        See `Client.hellenistic_circumambulations`."""
        return await self._call("POST", "/v1/hellenistic/circumambulations", models.CircumambulationsResponse, {}, {}, {"significator_name": significator_name, "significator_longitude": significator_longitude, "start_jd": start_jd, "time_key": time_key, "bounds_doctrine": bounds_doctrine, "year_days": year_days, "geographic_latitude": geographic_latitude, "obliquity": obliquity, "rising_times_deg": rising_times_deg, "positions": positions, "direction": direction})

    async def hellenistic_condition(
        self,
        *,
        subject: str,
        positions: dict[str, float],
        speeds: dict[str, float] | None = None,
        adherence_orb_deg: float | None = None,
        enclosure_orb_deg: float | None = None,
        overcoming_rule: Literal["tenth_sign", "right_ray"] | None = None,
        include_ray_enclosure: bool | None = None,
    ) -> models.HellenisticAssembleConditionResponse:
        """Testimony, overcoming, enclosure and adherence of one planet

        See `Client.hellenistic_condition`."""
        return await self._call("POST", "/v1/hellenistic/condition", models.HellenisticAssembleConditionResponse, {}, {}, {"subject": subject, "positions": positions, "speeds": speeds, "adherence_orb_deg": adherence_orb_deg, "enclosure_orb_deg": enclosure_orb_deg, "overcoming_rule": overcoming_rule, "include_ray_enclosure": include_ray_enclosure})

    async def hellenistic_offices(
        self,
        *,
        positions: dict[str, float],
        is_day_chart: bool,
        asc_longitude: float | None = None,
        lots: dict[str, float] | None = None,
        prenatal_new_moon_longitude: float | None = None,
        prenatal_full_moon_longitude: float | None = None,
        latest_prenatal_syzygy: Literal["new_moon", "full_moon", None] | None = None,
        house_master_doctrine: Literal["valens", "paulus", "porphyry", None] | None = None,
    ) -> models.OfficesResponse:
        """Predominator and house-master of a nativity

        See `Client.hellenistic_offices`."""
        return await self._call("POST", "/v1/hellenistic/offices", models.OfficesResponse, {}, {}, {"positions": positions, "is_day_chart": is_day_chart, "asc_longitude": asc_longitude, "lots": lots, "prenatal_new_moon_longitude": prenatal_new_moon_longitude, "prenatal_full_moon_longitude": prenatal_full_moon_longitude, "latest_prenatal_syzygy": latest_prenatal_syzygy, "house_master_doctrine": house_master_doctrine})

    async def hellenistic_transmissions(
        self,
        *,
        positions: dict[str, float] | None = None,
        lots: dict[str, float] | None = None,
        asc_longitude: float | None = None,
        profection_lord: str | None = None,
        profection_monthly_lords: list[str] | None = None,
        decennial_l1: str | None = None,
        decennial_l2: str | None = None,
        zr_l1_sign: str | None = None,
        zr_l2_sign: str | None = None,
        year_of_life: int | None = None,
    ) -> models.TransmissionsResponse:
        """Transmissions between period lords and natal points

        See `Client.hellenistic_transmissions`."""
        return await self._call("POST", "/v1/hellenistic/transmissions", models.TransmissionsResponse, {}, {}, {"positions": positions, "lots": lots, "asc_longitude": asc_longitude, "profection_lord": profection_lord, "profection_monthly_lords": profection_monthly_lords, "decennial_l1": decennial_l1, "decennial_l2": decennial_l2, "zr_l1_sign": zr_l1_sign, "zr_l2_sign": zr_l2_sign, "year_of_life": year_of_life})

    async def hellenistic_twelfth_parts(
        self,
        *,
        positions: dict[str, float],
        factor: Literal[12, 13] | None = None,
    ) -> models.TwelfthPartsResponse:
        """Twelfth-parts (dodecatemoria) of longitudes

        See `Client.hellenistic_twelfth_parts`."""
        return await self._call("POST", "/v1/hellenistic/twelfth-parts", models.TwelfthPartsResponse, {}, {}, {"positions": positions, "factor": factor})

    async def horary_evidence_profile(
        self,
        *,
        question_id: str,
        question_instant: str,
        stated_basis: Literal["question_proposed_and_figure_erected"],
        stated_basis_source: str,
        source_calendar: Literal["gregorian"],
        source_instant_label: str,
        conversion_policy_id: str,
        latitude_deg: float,
        longitude_deg: float,
        house_system: Literal["P", "K", "E", "W", "C", "R", "O", "X", "B", "M", "T", "V", "N", "S", "H", "CT", "U", "Y", "Z", "EM", "PSD", "PSR"],
        perspective_path: list[int],
        terminal_topic_house: int,
        perfection_end: str | None = None,
    ) -> models.HoraryEvidenceProfileResponse:
        """Evidence of a horary figure after Lilly: significators, hour, considerations, perfection

        See `Client.horary_evidence_profile`."""
        return await self._call("POST", "/v1/horary/evidence-profile", models.HoraryEvidenceProfileResponse, {}, {}, {"question_id": question_id, "question_instant": question_instant, "stated_basis": stated_basis, "stated_basis_source": stated_basis_source, "source_calendar": source_calendar, "source_instant_label": source_instant_label, "conversion_policy_id": conversion_policy_id, "latitude_deg": latitude_deg, "longitude_deg": longitude_deg, "house_system": house_system, "perspective_path": perspective_path, "terminal_topic_house": terminal_topic_house, "perfection_end": perfection_end})

    async def houses(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        include_boundary_geometry: bool | None = None,
    ) -> models.HousesAnswer:
        """House cusps and angles

        See `Client.houses`."""
        return await self._call("POST", "/v1/houses", models.HousesAnswer, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "include_boundary_geometry": include_boundary_geometry})

    async def house_dynamics(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        dt_minutes: float | None = None,
    ) -> models.HouseDynamicsAnswer:
        """Speeds of house cusps and angles at an instant

        See `Client.house_dynamics`."""
        return await self._call("POST", "/v1/houses/dynamics", models.HouseDynamicsAnswer, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "dt_minutes": dt_minutes})

    async def analytical_house_dynamics(
        self,
        *,
        armc: float,
        obliquity: float,
        latitude: float,
    ) -> models.AnalyticalHouseDynamicsResponse:
        """Exact speeds of Midheaven, Ascendant and Vertex from the sidereal time

        See `Client.analytical_house_dynamics`."""
        return await self._call("POST", "/v1/houses/dynamics/analytical", models.AnalyticalHouseDynamicsResponse, {}, {}, {"armc": armc, "obliquity": obliquity, "latitude": latitude})

    async def house_dynamics_armc(
        self,
        *,
        armc: float,
        obliquity: float,
        latitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        sun_longitude: float | None = None,
        darmc_deg: float | None = None,
    ) -> models.HouseDynamicsResponse:
        """Speeds of house cusps and angles from the sidereal time

        See `Client.house_dynamics_armc`."""
        return await self._call("POST", "/v1/houses/dynamics/armc", models.HouseDynamicsResponse, {}, {}, {"armc": armc, "obliquity": obliquity, "latitude": latitude, "system": system, "policy": policy, "sun_longitude": sun_longitude, "darmc_deg": darmc_deg})

    async def polar_admissibility(
        self,
        *,
        latitude: float,
        system: str | None = None,
        dt: str | None = None,
        obliquity: float | None = None,
        armc_start: float | None = None,
        armc_end: float | None = None,
        armc_step: float | None = None,
        rho_max: float | None = None,
        stability_radius: int | None = None,
    ) -> models.PolarAdmissibilityResponse:
        """Spans of sidereal time in which a house system is defined and ordered at a latitude

        See `Client.polar_admissibility`."""
        return await self._call("POST", "/v1/houses/polar-admissibility", models.PolarAdmissibilityResponse, {}, {}, {"latitude": latitude, "system": system, "dt": dt, "obliquity": obliquity, "armc_start": armc_start, "armc_end": armc_end, "armc_step": armc_step, "rho_max": rho_max, "stability_radius": stability_radius})

    async def houses_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        system: str | None = None,
        policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        include_boundary_geometry: bool | None = None,
    ) -> models.HousesReductionResponse:
        """House cusps and angles with what was requested and applied

        See `Client.houses_reduction`."""
        return await self._call("POST", "/v1/houses/reduction", models.HousesReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "system": system, "policy": policy, "include_boundary_geometry": include_boundary_geometry})

    async def hyleg_lilly_1647(
        self,
        *,
        sun_longitude: float,
        moon_longitude: float,
        house_cusps: list[float],
        is_day_chart: bool,
        armc: float | None = None,
        obliquity: float | None = None,
        geographic_latitude: float | None = None,
        planets: models.HylegPlanetsRequest | dict[str, Any] | None = None,
        prenatal_new_moon_longitude: float | None = None,
        prenatal_full_moon_longitude: float | None = None,
        latest_prenatal_syzygy: Literal["new_moon", "full_moon", None] | None = None,
    ) -> models.HylegLilly1647Response:
        """The giver of life, after Lilly

        See `Client.hyleg_lilly_1647`."""
        return await self._call("POST", "/v1/hyleg/lilly-1647", models.HylegLilly1647Response, {}, {}, {"sun_longitude": sun_longitude, "moon_longitude": moon_longitude, "house_cusps": house_cusps, "is_day_chart": is_day_chart, "armc": armc, "obliquity": obliquity, "geographic_latitude": geographic_latitude, "planets": planets, "prenatal_new_moon_longitude": prenatal_new_moon_longitude, "prenatal_full_moon_longitude": prenatal_full_moon_longitude, "latest_prenatal_syzygy": latest_prenatal_syzygy})

    async def hyleg_lilly_1647_alcocoden(
        self,
        *,
        positions: models.AlcocodenPositionsRequest | dict[str, Any],
        house_cusps: list[float],
        is_day_chart: bool,
        armc: float | None = None,
        obliquity: float | None = None,
        geographic_latitude: float | None = None,
        prenatal_new_moon_longitude: float | None = None,
        prenatal_full_moon_longitude: float | None = None,
        latest_prenatal_syzygy: Literal["new_moon", "full_moon", None] | None = None,
        giver_of_years: Literal["william_lilly_1647", "authC", "authF_iii_10", "bonatti", "ibn_ezra"] | str | None = None,
        hyleg_doctrine: Literal["william_lilly_1647", "authF_iii_10"] | str | None = None,
        retrograde_planets: list[Literal["Mercury", "Venus", "Mars", "Jupiter", "Saturn"]] | None = None,
    ) -> models.AlcocodenLilly1647Response:
        """The giver of years, after Lilly or another named author

        See `Client.hyleg_lilly_1647_alcocoden`."""
        return await self._call("POST", "/v1/hyleg/lilly-1647/alcocoden", models.AlcocodenLilly1647Response, {}, {}, {"positions": positions, "house_cusps": house_cusps, "is_day_chart": is_day_chart, "armc": armc, "obliquity": obliquity, "geographic_latitude": geographic_latitude, "prenatal_new_moon_longitude": prenatal_new_moon_longitude, "prenatal_full_moon_longitude": prenatal_full_moon_longitude, "latest_prenatal_syzygy": latest_prenatal_syzygy, "giver_of_years": giver_of_years, "hyleg_doctrine": hyleg_doctrine, "retrograde_planets": retrograde_planets})

    async def local_space_chart_positions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        bodies: list[str] | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.LocalSpacePositionsResponse:
        """Local space: azimuths and altitudes of the bodies of a chart

        See `Client.local_space_chart_positions`."""
        return await self._call("POST", "/v1/local-space/chart/positions", models.LocalSpacePositionsResponse, {}, {}, {"dt": dt, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "near": near})

    async def local_space_positions(
        self,
        *,
        positions: dict[str, models.LocalSpaceCoordinateRequest] | dict[str, dict[str, Any]],
        latitude: float,
        lst_deg: float,
        longitude: float | None = None,
        geojson: bool | None = None,
        geojson_tolerance_km: float | None = None,
        near: models.NearPlaceRequest | dict[str, Any] | None = None,
    ) -> models.LocalSpacePositionsResponse:
        """Local space: azimuths and altitudes of given positions

        See `Client.local_space_positions`."""
        return await self._call("POST", "/v1/local-space/positions", models.LocalSpacePositionsResponse, {}, {}, {"positions": positions, "latitude": latitude, "lst_deg": lst_deg, "longitude": longitude, "geojson": geojson, "geojson_tolerance_km": geojson_tolerance_km, "near": near})

    async def locations_at(
        self,
        *,
        latitude: float,
        longitude: float,
    ) -> models.PlaceAtResponse:
        """Time zone of a point on the Earth, and the nearest place

        See `Client.locations_at`."""
        return await self._call("GET", "/v1/locations/at", models.PlaceAtResponse, {}, {"latitude": latitude, "longitude": longitude}, None)

    async def locations_search(
        self,
        *,
        query: str,
        limit: int | None = None,
    ) -> models.LocationSearchResponse:
        """Search cities by name, with place and time zone

        See `Client.locations_search`."""
        return await self._call("GET", "/v1/locations/search", models.LocationSearchResponse, {}, {"query": query, "limit": limit}, None)

    async def locations_timezone_validate(
        self,
        *,
        timezone: str,
        local_datetime: str | None = None,
    ) -> models.TimezoneLookupResponse:
        """Validate a time zone and resolve a civil time in it

        See `Client.locations_timezone_validate`."""
        return await self._call("POST", "/v1/locations/timezone/validate", models.TimezoneLookupResponse, {}, {}, {"timezone": timezone, "local_datetime": local_datetime})

    async def locations_within(
        self,
        *,
        south: float,
        west: float,
        north: float,
        east: float,
        limit: int | None = None,
    ) -> models.PlacesWithinResponse:
        """Most populous places in a box

        See `Client.locations_within`."""
        return await self._call("GET", "/v1/locations/within", models.PlacesWithinResponse, {}, {"south": south, "west": west, "north": north, "east": east, "limit": limit}, None)

    async def lord_of_the_orb_current(
        self,
        *,
        birth_planet: str,
        age: int,
        cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheOrbCurrentResponse:
        """Lord of the orb for one year of life

        See `Client.lord_of_the_orb_current`."""
        return await self._call("POST", "/v1/lord-of-the-orb/current", models.LordOfTheOrbCurrentResponse, {}, {}, {"birth_planet": birth_planet, "cycle_kind": cycle_kind, "include_validation": include_validation, "age": age})

    async def lord_of_the_orb_sequence(
        self,
        *,
        birth_planet: str,
        years: int,
        cycle_kind: Literal["continuous_loop", "single_cycle"] | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheOrbSequenceResponse:
        """Lords of the orb for the years of life

        See `Client.lord_of_the_orb_sequence`."""
        return await self._call("POST", "/v1/lord-of-the-orb/sequence", models.LordOfTheOrbSequenceResponse, {}, {}, {"birth_planet": birth_planet, "cycle_kind": cycle_kind, "include_validation": include_validation, "years": years})

    async def lord_of_the_turn_profile(
        self,
        *,
        natal_asc: float,
        age: int,
        sr_chart: models.LordOfTheTurnSRChartRequest | dict[str, Any],
        method: Literal["authL", "authM"] | str | None = None,
        combust_orb: float | None = None,
        include_validation: bool | None = None,
    ) -> models.LordOfTheTurnProfileResponse:
        """Lord of the turn (lord of the year) after al-Qabisi or al-Sijzi

        See `Client.lord_of_the_turn_profile`."""
        return await self._call("POST", "/v1/lord-of-the-turn/profile", models.LordOfTheTurnProfileResponse, {}, {}, {"natal_asc": natal_asc, "age": age, "sr_chart": sr_chart, "method": method, "combust_orb": combust_orb, "include_validation": include_validation})

    async def lots_catalog(self) -> models.LotsCatalogResponse:
        """Catalogue of 512 lots (Arabic parts): formulas by day and night, tags, sources

        See `Client.lots_catalog`."""
        return await self._call("GET", "/v1/lots/catalog", models.LotsCatalogResponse, {}, {}, None)

    async def lots_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
        fields: list[Literal["formula", "category", "description", "computation_truth", "classification", "all_dependencies", "dependencies", "dependency_completeness", "astrological_condition_truth", "condition_profile", "sign", "sign_symbol", "sign_degree", "longitude_dms", "category_tags", "primary_category", "reversal_kind", "is_reversed", "add_reference_kind", "sub_reference_kind", "dependency_count", "all_dependency_count", "inter_lot_dependencies", "external_dependencies", "condition_state"]] | None = None,
    ) -> models.LotsResultResponse:
        """Lots (Arabic parts) of a chart

        See `Client.lots_chart`."""
        return await self._call("POST", "/v1/lots/chart", models.LotsResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names, "fields": fields})

    async def lots_chart_condition(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        part_name: str,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LotsConditionResponse:
        """Condition profile of one lot

        See `Client.lots_chart_condition`."""
        return await self._call("POST", "/v1/lots/chart/condition", models.LotsConditionResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "part_name": part_name})

    async def lots_chart_conditions(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotsConditionsResponse:
        """Condition profiles of lots: ingredients from the chart, from other lots and from the caller

        See `Client.lots_chart_conditions`."""
        return await self._call("POST", "/v1/lots/chart/conditions", models.LotsConditionsResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    async def lots_chart_dependencies(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotsDependenciesResponse:
        """Ingredients of the lots of a chart

        See `Client.lots_chart_dependencies`."""
        return await self._call("POST", "/v1/lots/chart/dependencies", models.LotsDependenciesResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    async def lots_chart_network(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotConditionNetworkProfileResponse:
        """Network of lots that are ingredients of other lots

        See `Client.lots_chart_network`."""
        return await self._call("POST", "/v1/lots/chart/network", models.LotConditionNetworkProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    async def lots_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        syzygy: float | None = None,
        prenatal_new_moon: float | None = None,
        prenatal_full_moon: float | None = None,
        lord_of_hour: float | None = None,
        policy: models.LotsComputationPolicyRequest | dict[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> models.LotChartConditionProfileResponse:
        """Condition profiles of lots with totals

        See `Client.lots_chart_profile`."""
        return await self._call("POST", "/v1/lots/chart/profile", models.LotChartConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "place_center": place_center, "syzygy": syzygy, "prenatal_new_moon": prenatal_new_moon, "prenatal_full_moon": prenatal_full_moon, "lord_of_hour": lord_of_hour, "policy": policy, "names": names})

    async def lunar_phases(
        self,
        *,
        jd_start: float,
        jd_end: float,
    ) -> models.LunarPhaseSearchResponse:
        """Phases of the Moon between two instants

        See `Client.lunar_phases`."""
        return await self._call("POST", "/v1/lunar-phases", models.LunarPhaseSearchResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end})

    async def manazil_bulk(
        self,
        *,
        positions: dict[str, float],
        mode: Literal["tropical", "sidereal"] | None = None,
        jd_ut: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"] | None = None,
    ) -> models.MansionBulkResponse:
        """Arabic lunar mansions of named longitudes

        See `Client.manazil_bulk`."""
        return await self._call("POST", "/v1/manazil/bulk", models.MansionBulkResponse, {}, {}, {"positions": positions, "mode": mode, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "tradition": tradition})

    async def manazil_catalog(self) -> models.MansionCatalogResponse:
        """The 28 Arabic lunar mansions (manazil)

        See `Client.manazil_catalog`."""
        return await self._call("GET", "/v1/manazil/catalog", models.MansionCatalogResponse, {}, {}, None)

    async def manazil_position(
        self,
        *,
        longitude: float,
        mode: Literal["tropical", "sidereal"] | None = None,
        jd_ut: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"] | None = None,
    ) -> models.MansionPositionEnvelopeResponse:
        """Arabic lunar mansion of a longitude

        See `Client.manazil_position`."""
        return await self._call("POST", "/v1/manazil/position", models.MansionPositionEnvelopeResponse, {}, {}, {"longitude": longitude, "mode": mode, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "tradition": tradition})

    async def manazil_traditions_tradition_mansions_mansion_index(
        self,
        *,
        tradition: Literal["al_biruni", "abenragel", "ibn_alarabi", "agrippa", "picatrix"],
        mansion_index: int,
    ) -> models.MansionTraditionLookupResponse:
        """Nature and signification of a mansion in one tradition

        See `Client.manazil_traditions_tradition_mansions_mansion_index`."""
        return await self._call("GET", "/v1/manazil/traditions/{tradition}/mansions/{mansion_index}", models.MansionTraditionLookupResponse, {"tradition": tradition, "mansion_index": mansion_index}, {}, None)

    async def route_catalog(
        self,
        *,
        family: str | None = None,
        tag: str | None = None,
        method: str | None = None,
        path_contains: str | None = None,
        include_hidden: bool | None = None,
    ) -> models.RouteCatalogResponse:
        """Catalogue of all routes, with filters

        See `Client.route_catalog`."""
        return await self._call("GET", "/v1/meta/routes", models.RouteCatalogResponse, {}, {"family": family, "tag": tag, "method": method, "path_contains": path_contains, "include_hidden": include_hidden}, None)

    async def midpoints(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
    ) -> models.MidpointSearchResponse:
        """Midpoints of all pairs of a chart

        See `Client.midpoints`."""
        return await self._call("POST", "/v1/midpoints/calculate", models.MidpointSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes})

    async def midpoint_clusters(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        cluster_orb: float | None = None,
        min_size: int | None = None,
        dial: float | None = None,
    ) -> models.MidpointClusterSearchResponse:
        """Clusters of neighbouring midpoints on a dial

        See `Client.midpoint_clusters`."""
        return await self._call("POST", "/v1/midpoints/clusters", models.MidpointClusterSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "cluster_orb": cluster_orb, "min_size": min_size, "dial": dial})

    async def midpoint_pictures(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        orb: float | None = None,
        dial: float | None = None,
    ) -> models.PlanetaryPictureSearchResponse:
        """Planetary pictures (Witte): bodies at the midpoint of two others

        See `Client.midpoint_pictures`."""
        return await self._call("POST", "/v1/midpoints/pictures", models.PlanetaryPictureSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "orb": orb, "dial": dial})

    async def midpoints_to_point(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        target: float,
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        orb: float | None = None,
    ) -> models.MidpointHitSearchResponse:
        """Midpoints within an orb of a longitude

        See `Client.midpoints_to_point`."""
        return await self._call("POST", "/v1/midpoints/to-point", models.MidpointHitSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "target": target, "orb": orb})

    async def midpoint_weighting(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        planet_set: Literal["classic", "modern", "extended"] | None = None,
        include_nodes: bool | None = None,
        orb: float | None = None,
        dial: float | None = None,
    ) -> models.MidpointWeightSearchResponse:
        """Bodies by the number of their planetary pictures

        See `Client.midpoint_weighting`."""
        return await self._call("POST", "/v1/midpoints/weighting", models.MidpointWeightSearchResponse, {}, {}, {"chart": chart, "planet_set": planet_set, "include_nodes": include_nodes, "orb": orb, "dial": dial})

    async def muhurta_business_catalogue(self) -> models.BusinessCatalogueResponse:
        """Purposes, rules and exclusions of elections of commerce

        See `Client.muhurta_business_catalogue`."""
        return await self._call("GET", "/v1/muhurta/business/catalogue", models.BusinessCatalogueResponse, {}, {}, None)

    async def muhurta_business_compare(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        buyer_id: str,
        seller_id: str,
    ) -> models.BusinessComparisonResponse:
        """Buyer and seller judged on the same evidence

        See `Client.muhurta_business_compare`."""
        return await self._call("POST", "/v1/muhurta/business/compare", models.BusinessComparisonResponse, {}, {}, {"evidence": evidence, "buyer_id": buyer_id, "seller_id": seller_id})

    async def muhurta_business_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.BusinessPolicyRequest | dict[str, Any],
        context: models.BusinessContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
    ) -> models.ElectionSnapshotResponse_BusinessPolicyResponse_BusinessContextResponse_:
        """Election of commerce at an instant and place

        See `Client.muhurta_business_datetime`."""
        return await self._call("POST", "/v1/muhurta/business/datetime", models.ElectionSnapshotResponse_BusinessPolicyResponse_BusinessContextResponse_, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits})

    async def muhurta_business_direct(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        policy: models.BusinessPolicyRequest | dict[str, Any],
        context: models.BusinessContextRequest | dict[str, Any],
    ) -> models.ElectionAssessmentResponse_BusinessPolicyResponse_BusinessContextResponse_:
        """Election of commerce from supplied evidence

        See `Client.muhurta_business_direct`."""
        return await self._call("POST", "/v1/muhurta/business/direct", models.ElectionAssessmentResponse_BusinessPolicyResponse_BusinessContextResponse_, {}, {}, {"evidence": evidence, "policy": policy, "context": context})

    async def muhurta_business_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.BusinessPolicyRequest | dict[str, Any],
        context: models.BusinessContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["full", "decisions", "statuses", None] | None = None,
    ) -> models.ElectionWindowsResponse_BusinessPolicyResponse_BusinessContextResponse_:
        """Cells of a span in which the rules of commerce keep their verdict

        See `Client.muhurta_business_windows`."""
        return await self._call("POST", "/v1/muhurta/business/windows", models.ElectionWindowsResponse_BusinessPolicyResponse_BusinessContextResponse_, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits, "detail": detail})

    async def muhurta_chart_classification(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaClassificationEnvelopeResponse:
        """Muhurta: qualities of the panchanga of an instant

        See `Client.muhurta_chart_classification`."""
        return await self._call("POST", "/v1/muhurta/chart/classification", models.MuhurtaClassificationEnvelopeResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    async def muhurta_chart_score(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaScoreEnvelopeResponse:
        """Muhurta: weighted points of the panchanga of an instant

        See `Client.muhurta_chart_score`."""
        return await self._call("POST", "/v1/muhurta/chart/score", models.MuhurtaScoreEnvelopeResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    async def muhurta_direct_classification(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaClassificationEnvelopeResponse:
        """Muhurta: qualities of the panchanga of given longitudes

        See `Client.muhurta_direct_classification`."""
        return await self._call("POST", "/v1/muhurta/direct/classification", models.MuhurtaClassificationEnvelopeResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    async def muhurta_direct_score(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaScoreEnvelopeResponse:
        """Muhurta: weighted points of the panchanga of given longitudes

        See `Client.muhurta_direct_score`."""
        return await self._call("POST", "/v1/muhurta/direct/score", models.MuhurtaScoreEnvelopeResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy})

    async def muhurta_doshas_catalogue(self) -> models.DoshaCatalogueResponse:
        """Muhurta: profiles of the faults

        See `Client.muhurta_doshas_catalogue`."""
        return await self._call("GET", "/v1/muhurta/doshas/catalogue", models.DoshaCatalogueResponse, {}, {}, None)

    async def muhurta_doshas_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        necessary_activity: bool | None = None,
        detail: Literal["compact", "full", "findings"] | None = None,
        policy: models.DoshaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DoshaDayResponse:
        """Muhurta: faults of a civil date at a place, in cells of constant findings

        See `Client.muhurta_doshas_day`."""
        return await self._call("POST", "/v1/muhurta/doshas/day", models.DoshaDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "necessary_activity": necessary_activity, "detail": detail, "policy": policy})

    async def muhurta_doshas_direct(
        self,
        *,
        sun_sidereal_longitude: float,
        moon_sidereal_longitude: float,
        jd_ut1: float,
        weekday: int | None = None,
        lagna_sidereal_longitude: float | None = None,
        phase_spans: list[models.DoshaPhaseSpanModel] | list[dict[str, Any]] | None = None,
        sunrise_day: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        sunset: models.ShuddhiBoundaryModel | dict[str, Any] | None = None,
        necessary_activity: bool | None = None,
        policy: models.DoshaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DoshaAssessmentResponse:
        """Muhurta: faults of given sidereal longitudes and spans

        See `Client.muhurta_doshas_direct`."""
        return await self._call("POST", "/v1/muhurta/doshas/direct", models.DoshaAssessmentResponse, {}, {}, {"sun_sidereal_longitude": sun_sidereal_longitude, "moon_sidereal_longitude": moon_sidereal_longitude, "jd_ut1": jd_ut1, "weekday": weekday, "lagna_sidereal_longitude": lagna_sidereal_longitude, "phase_spans": phase_spans, "sunrise_day": sunrise_day, "sunset": sunset, "necessary_activity": necessary_activity, "policy": policy})

    async def muhurta_lagna_catalogue(self) -> models.LagnaCatalogueResponse:
        """Muhurta: profiles of the rules of the rising sign

        See `Client.muhurta_lagna_catalogue`."""
        return await self._call("GET", "/v1/muhurta/lagna/catalogue", models.LagnaCatalogueResponse, {}, {}, None)

    async def muhurta_lagna_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        include_shadbala: bool | None = None,
        hora_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", None] | None = None,
        natal_moon_sidereal_longitude: float | None = None,
        natal_lagna_sidereal_longitude: float | None = None,
        policy: models.LagnaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LagnaSnapshotResponse:
        """Muhurta: rules of the rising sign at an instant and a place

        See `Client.muhurta_lagna_datetime`."""
        return await self._call("POST", "/v1/muhurta/lagna/datetime", models.LagnaSnapshotResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "include_shadbala": include_shadbala, "hora_lord": hora_lord, "natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "natal_lagna_sidereal_longitude": natal_lagna_sidereal_longitude, "policy": policy})

    async def muhurta_lagna_direct(
        self,
        *,
        sidereal_longitudes: dict[str, Any],
        jd_ut1: float,
        lagna_sidereal_longitude: float | None = None,
        natal_moon_sidereal_longitude: float | None = None,
        natal_lagna_sidereal_longitude: float | None = None,
        shadbala_result: dict[str, Any] | None = None,
        policy: models.LagnaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LagnaAssessmentResponse:
        """Muhurta: rules of the rising sign for given sidereal longitudes

        See `Client.muhurta_lagna_direct`."""
        return await self._call("POST", "/v1/muhurta/lagna/direct", models.LagnaAssessmentResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "jd_ut1": jd_ut1, "lagna_sidereal_longitude": lagna_sidereal_longitude, "natal_moon_sidereal_longitude": natal_moon_sidereal_longitude, "natal_lagna_sidereal_longitude": natal_lagna_sidereal_longitude, "shadbala_result": shadbala_result, "policy": policy})

    async def muhurta_marriage_catalogue(self) -> models.MarriageCatalogueResponse:
        """Marriage: the rules of three works, their remedies, limits and exclusions

        See `Client.muhurta_marriage_catalogue`."""
        return await self._call("GET", "/v1/muhurta/marriage/catalogue", models.MarriageCatalogueResponse, {}, {}, None)

    async def muhurta_marriage_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.MarriagePolicyRequest | dict[str, Any],
        personal: models.MarriagePersonalModel | dict[str, Any] | None = None,
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["relevant", "all"] | None = None,
    ) -> models.MarriageSnapshotResponse:
        """Marriage: judgement of an instant at a place

        See `Client.muhurta_marriage_datetime`."""
        return await self._call("POST", "/v1/muhurta/marriage/datetime", models.MarriageSnapshotResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "personal": personal, "limits": limits, "detail": detail})

    async def muhurta_marriage_direct(
        self,
        *,
        evidence: models.VivahaVrindavanaEvidenceModel | dict[str, Any] | models.MarriageEvidenceModel,
        policy: models.MarriagePolicyRequest | dict[str, Any],
        personal: models.MarriagePersonalModel | dict[str, Any] | None = None,
    ) -> models.MarriageAssessmentResponse:
        """Marriage: judgement of evidence that the client supplies

        See `Client.muhurta_marriage_direct`."""
        return await self._call("POST", "/v1/muhurta/marriage/direct", models.MarriageAssessmentResponse, {}, {}, {"evidence": evidence, "policy": policy, "personal": personal})

    async def muhurta_marriage_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.MarriagePolicyRequest | dict[str, Any],
        personal: models.MarriagePersonalModel | dict[str, Any] | None = None,
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["relevant", "all"] | None = None,
    ) -> models.MarriageWindowsResponse:
        """Marriage: the cells of a span in which a verdict holds

        See `Client.muhurta_marriage_windows`."""
        return await self._call("POST", "/v1/muhurta/marriage/windows", models.MarriageWindowsResponse, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "personal": personal, "limits": limits, "detail": detail})

    async def muhurta_named_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        policy: models.NamedMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.NamedMuhurtaDayResponse:
        """Muhurta: Abhijit and Brahma muhurta of a civil date at a place

        See `Client.muhurta_named_day`."""
        return await self._call("POST", "/v1/muhurta/named/day", models.NamedMuhurtaDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "policy": policy})

    async def muhurta_named_direct(
        self,
        *,
        sunrise_jd_ut1: float,
        weekday: int,
        sunset_jd_ut1: float | None = None,
        previous_sunset_jd_ut1: float | None = None,
        policy: models.NamedMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.NamedMuhurtaResponse:
        """Muhurta: Abhijit and Brahma muhurta of given sunrise and sunsets

        See `Client.muhurta_named_direct`."""
        return await self._call("POST", "/v1/muhurta/named/direct", models.NamedMuhurtaResponse, {}, {}, {"sunrise_jd_ut1": sunrise_jd_ut1, "sunset_jd_ut1": sunset_jd_ut1, "previous_sunset_jd_ut1": previous_sunset_jd_ut1, "weekday": weekday, "policy": policy})

    async def muhurta_personal_score(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        janma_moon_sidereal_lon: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        muhurta_policy: models.MuhurtaPersonalPolicyRequest | dict[str, Any] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        sunrise_definition: Literal["rashtriya_upper_limb", "usno_upper_limb", "geometric_center"] | None = None,
    ) -> models.MuhurtaPersonalScoreResponse:
        """Muhurta: weighted points of given longitudes for a natal Moon

        See `Client.muhurta_personal_score`."""
        return await self._call("POST", "/v1/muhurta/personal/score", models.MuhurtaPersonalScoreResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "panchanga_policy": panchanga_policy, "muhurta_policy": muhurta_policy, "janma_moon_sidereal_lon": janma_moon_sidereal_lon, "observer_lat": observer_lat, "observer_lon": observer_lon, "sunrise_definition": sunrise_definition})

    async def muhurta_search(
        self,
        *,
        start_jd_ut1: float,
        end_jd_ut1: float,
        janma_moon_sidereal_lon: float | None = None,
        policy: models.MuhurtaSearchPolicyRequest | dict[str, Any] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        sunrise_definition: Literal["rashtriya_upper_limb", "usno_upper_limb", "geometric_center"] | None = None,
    ) -> models.MuhurtaSearchResponse:
        """Muhurta: windows of at most 30 days with at least a score

        See `Client.muhurta_search`."""
        return await self._call("POST", "/v1/muhurta/search", models.MuhurtaSearchResponse, {}, {}, {"start_jd_ut1": start_jd_ut1, "end_jd_ut1": end_jd_ut1, "janma_moon_sidereal_lon": janma_moon_sidereal_lon, "policy": policy, "observer_lat": observer_lat, "observer_lon": observer_lon, "sunrise_definition": sunrise_definition})

    async def muhurta_shuddhi_catalogue(self) -> models.ShuddhiCatalogueResponse:
        """Muhurta: profiles of the purity rules and activities of the karanas

        See `Client.muhurta_shuddhi_catalogue`."""
        return await self._call("GET", "/v1/muhurta/shuddhi/catalogue", models.ShuddhiCatalogueResponse, {}, {}, None)

    async def muhurta_shuddhi_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        natal_nakshatra_index: int | None = None,
        detail: Literal["full", "findings"] | None = None,
        policy: models.ShuddhiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ShuddhiDayResponse:
        """Muhurta: purity of a civil date at a place, in cells of constant findings

        See `Client.muhurta_shuddhi_day`."""
        return await self._call("POST", "/v1/muhurta/shuddhi/day", models.ShuddhiDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "natal_nakshatra_index": natal_nakshatra_index, "detail": detail, "policy": policy})

    async def muhurta_shuddhi_direct(
        self,
        *,
        sun_sidereal_longitude: float,
        moon_sidereal_longitude: float,
        jd_ut1: float | None = None,
        weekday: int | None = None,
        lagna_sidereal_longitude: float | None = None,
        natal_nakshatra_index: int | None = None,
        is_daytime: bool | None = None,
        yoga_span: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        tithi_span: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        karana_span: models.ShuddhiIntervalModel | dict[str, Any] | None = None,
        policy: models.ShuddhiPolicyRequest | dict[str, Any] | None = None,
    ) -> models.ShuddhiAssessmentResponse:
        """Muhurta: purity of given sidereal longitudes

        See `Client.muhurta_shuddhi_direct`."""
        return await self._call("POST", "/v1/muhurta/shuddhi/direct", models.ShuddhiAssessmentResponse, {}, {}, {"sun_sidereal_longitude": sun_sidereal_longitude, "moon_sidereal_longitude": moon_sidereal_longitude, "jd_ut1": jd_ut1, "weekday": weekday, "lagna_sidereal_longitude": lagna_sidereal_longitude, "natal_nakshatra_index": natal_nakshatra_index, "is_daytime": is_daytime, "yoga_span": yoga_span, "tithi_span": tithi_span, "karana_span": karana_span, "policy": policy})

    async def muhurta_special_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        policy: models.SpecialMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.SpecialMuhurtaDayResponse:
        """Muhurta: Vijaya, Godhuli and the yogas of weekday and nakshatra of a civil date at a place

        See `Client.muhurta_special_day`."""
        return await self._call("POST", "/v1/muhurta/special/day", models.SpecialMuhurtaDayResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "policy": policy})

    async def muhurta_special_solar(
        self,
        *,
        weekday: int,
        sunrise_jd_ut1: float | None = None,
        sunset_jd_ut1: float | None = None,
        half_set_jd_ut1: float | None = None,
        upper_limb_sunset_jd_ut1: float | None = None,
        policy: models.SpecialMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.SpecialMuhurtaSolarResponse:
        """Muhurta: Vijaya and Godhuli of given instants of the Sun

        See `Client.muhurta_special_solar`."""
        return await self._call("POST", "/v1/muhurta/special/solar", models.SpecialMuhurtaSolarResponse, {}, {}, {"weekday": weekday, "sunrise_jd_ut1": sunrise_jd_ut1, "sunset_jd_ut1": sunset_jd_ut1, "half_set_jd_ut1": half_set_jd_ut1, "upper_limb_sunset_jd_ut1": upper_limb_sunset_jd_ut1, "policy": policy})

    async def muhurta_special_yogas(
        self,
        *,
        weekday: int,
        sun_sidereal_longitude: float,
        moon_sidereal_longitude: float,
        policy: models.SpecialMuhurtaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.MuhurtaYogaResponse:
        """Muhurta: yogas of weekday and nakshatra of given sidereal longitudes

        See `Client.muhurta_special_yogas`."""
        return await self._call("POST", "/v1/muhurta/special/yogas", models.MuhurtaYogaResponse, {}, {}, {"weekday": weekday, "sun_sidereal_longitude": sun_sidereal_longitude, "moon_sidereal_longitude": moon_sidereal_longitude, "policy": policy})

    async def muhurta_travel_catalogue(self) -> models.TravelCatalogueResponse:
        """Profiles, rules and exclusions of elections of departures

        See `Client.muhurta_travel_catalogue`."""
        return await self._call("GET", "/v1/muhurta/travel/catalogue", models.TravelCatalogueResponse, {}, {}, None)

    async def muhurta_travel_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.TravelPolicyRequest | dict[str, Any],
        context: models.TravelContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
    ) -> models.ElectionSnapshotResponse_TravelPolicyResponse_TravelContextResponse_:
        """Departure at an instant and place

        See `Client.muhurta_travel_datetime`."""
        return await self._call("POST", "/v1/muhurta/travel/datetime", models.ElectionSnapshotResponse_TravelPolicyResponse_TravelContextResponse_, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits})

    async def muhurta_travel_direct(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        policy: models.TravelPolicyRequest | dict[str, Any],
        context: models.TravelContextRequest | dict[str, Any],
    ) -> models.ElectionAssessmentResponse_TravelPolicyResponse_TravelContextResponse_:
        """Departure from supplied evidence

        See `Client.muhurta_travel_direct`."""
        return await self._call("POST", "/v1/muhurta/travel/direct", models.ElectionAssessmentResponse_TravelPolicyResponse_TravelContextResponse_, {}, {}, {"evidence": evidence, "policy": policy, "context": context})

    async def muhurta_travel_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.TravelPolicyRequest | dict[str, Any],
        context: models.TravelContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["full", "decisions", "statuses", None] | None = None,
    ) -> models.ElectionWindowsResponse_TravelPolicyResponse_TravelContextResponse_:
        """Cells of a span in which the rules of departures keep their verdict

        See `Client.muhurta_travel_windows`."""
        return await self._call("POST", "/v1/muhurta/travel/windows", models.ElectionWindowsResponse_TravelPolicyResponse_TravelContextResponse_, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits, "detail": detail})

    async def muhurta_vastu_catalogue(self) -> models.VastuCatalogueResponse:
        """Purposes, rules and exclusions of elections of houses

        See `Client.muhurta_vastu_catalogue`."""
        return await self._call("GET", "/v1/muhurta/vastu/catalogue", models.VastuCatalogueResponse, {}, {}, None)

    async def muhurta_vastu_datetime(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.VastuPolicyRequest | dict[str, Any],
        context: models.VastuContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
    ) -> models.ElectionSnapshotResponse_VastuPolicyResponse_VastuContextResponse_:
        """Foundation or entry at an instant and place

        See `Client.muhurta_vastu_datetime`."""
        return await self._call("POST", "/v1/muhurta/vastu/datetime", models.ElectionSnapshotResponse_VastuPolicyResponse_VastuContextResponse_, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits})

    async def muhurta_vastu_direct(
        self,
        *,
        evidence: models.ElectionEvidenceModel | dict[str, Any],
        policy: models.VastuPolicyRequest | dict[str, Any],
        context: models.VastuContextRequest | dict[str, Any],
    ) -> models.ElectionAssessmentResponse_VastuPolicyResponse_VastuContextResponse_:
        """Foundation or entry from supplied evidence

        See `Client.muhurta_vastu_direct`."""
        return await self._call("POST", "/v1/muhurta/vastu/direct", models.ElectionAssessmentResponse_VastuPolicyResponse_VastuContextResponse_, {}, {}, {"evidence": evidence, "policy": policy, "context": context})

    async def muhurta_vastu_windows(
        self,
        *,
        start: str,
        end: str,
        latitude: float,
        longitude: float,
        timezone: str,
        policy: models.VastuPolicyRequest | dict[str, Any],
        context: models.VastuContextRequest | dict[str, Any],
        limits: models.MarriageLimitsModel | dict[str, Any] | None = None,
        detail: Literal["full", "decisions", "statuses", None] | None = None,
    ) -> models.ElectionWindowsResponse_VastuPolicyResponse_VastuContextResponse_:
        """Cells of a span in which the rules of houses keep their verdict

        See `Client.muhurta_vastu_windows`."""
        return await self._call("POST", "/v1/muhurta/vastu/windows", models.ElectionWindowsResponse_VastuPolicyResponse_VastuContextResponse_, {}, {}, {"start": start, "end": end, "latitude": latitude, "longitude": longitude, "timezone": timezone, "policy": policy, "context": context, "limits": limits, "detail": detail})

    async def mundane_event_chart_profile(
        self,
        *,
        request_body: models.MundaneEventChartProfileRequest | dict[str, Any],
    ) -> models.MundaneEventChartProfileResponse:
        """A mundane event with its chart at a place

        See `Client.mundane_event_chart_profile`."""
        return await self._call("POST", "/v1/mundane/event-chart-profile", models.MundaneEventChartProfileResponse, {}, {}, request_body)

    async def nakshatra_bulk(
        self,
        *,
        positions: dict[str, float],
        jd_ut: float,
        ayanamsa_system: str | None = None,
    ) -> models.SiderealNakshatraBulkEnvelopeResponse:
        """Nakshatras and padas of named longitudes

        See `Client.nakshatra_bulk`."""
        return await self._call("POST", "/v1/nakshatra/bulk", models.SiderealNakshatraBulkEnvelopeResponse, {}, {}, {"positions": positions, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system})

    async def nakshatra_position(
        self,
        *,
        tropical_longitude_deg: float,
        jd_ut: float,
        ayanamsa_system: str | None = None,
    ) -> models.SiderealNakshatraPositionEnvelopeResponse:
        """Nakshatra and pada of a longitude

        See `Client.nakshatra_position`."""
        return await self._call("POST", "/v1/nakshatra/position", models.SiderealNakshatraPositionEnvelopeResponse, {}, {}, {"tropical_longitude_deg": tropical_longitude_deg, "jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system})

    async def natal_discovery_dispositors(
        self,
        *,
        dt: str,
        longitudes: models.NatalLongitudes | dict[str, Any],
        zodiac: Literal["Tropical", "Sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        time_unknown: bool | None = None,
    ) -> models.NatalDispositorsResponse:
        """Chains of dispositors to a final dispositor or a cycle

        See `Client.natal_discovery_dispositors`."""
        return await self._call("POST", "/v1/natal-discovery/dispositors", models.NatalDispositorsResponse, {}, {}, {"dt": dt, "longitudes": longitudes, "zodiac": zodiac, "ayanamsa_system": ayanamsa_system, "time_unknown": time_unknown})

    async def natal_discovery_lunar_context(
        self,
        *,
        dt: str,
        longitudes: models.NatalLongitudes | dict[str, Any],
        zodiac: Literal["Tropical", "Sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        time_unknown: bool | None = None,
    ) -> models.NatalLunarContextResponse:
        """Lunar phase at birth, the new and full moon before it, and their aspects to the chart

        See `Client.natal_discovery_lunar_context`."""
        return await self._call("POST", "/v1/natal-discovery/lunar-context", models.NatalLunarContextResponse, {}, {}, {"dt": dt, "longitudes": longitudes, "zodiac": zodiac, "ayanamsa_system": ayanamsa_system, "time_unknown": time_unknown})

    async def natal_discovery_shape(
        self,
        *,
        dt: str,
        longitudes: models.NatalLongitudes | dict[str, Any],
        zodiac: Literal["Tropical", "Sidereal"] | None = None,
        ayanamsa_system: str | None = None,
        time_unknown: bool | None = None,
    ) -> models.NatalShapeResponse:
        """Jones shape of the ten planets, with the empty arcs between them

        See `Client.natal_discovery_shape`."""
        return await self._call("POST", "/v1/natal-discovery/shape", models.NatalShapeResponse, {}, {}, {"dt": dt, "longitudes": longitudes, "zodiac": zodiac, "ayanamsa_system": ayanamsa_system, "time_unknown": time_unknown})

    async def nine_parts_authK(
        self,
        *,
        asc: float,
        planets: dict[str, float],
        is_night_chart: bool,
        policy: models.NinePartsPolicyRequest | dict[str, Any] | None = None,
        include_validation: bool | None = None,
    ) -> models.NinePartsAuthKResponse:
        """Nine parts of Abu Mashar: lots of the seven planets, Sword and Node

        See `Client.nine_parts_authK`."""
        return await self._call("POST", "/v1/nine-parts/authK", models.NinePartsAuthKResponse, {}, {}, {"asc": asc, "planets": planets, "is_night_chart": is_night_chart, "policy": policy, "include_validation": include_validation})

    async def nodes_catalog(self) -> models.NodeCatalogResponse:
        """Bodies with heliocentric nodes, and the methods for each

        See `Client.nodes_catalog`."""
        return await self._call("GET", "/v1/nodes/catalog", models.NodeCatalogResponse, {}, {}, None)

    async def nodes_geometric(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.GeometricNodeResponse:
        """Node and apsides of an osculating heliocentric orbit

        See `Client.nodes_geometric`."""
        return await self._call("POST", "/v1/nodes/geometric", models.GeometricNodeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def nodes_planetary_mean(
        self,
        *,
        planet: str,
        jd: float,
    ) -> models.NodeResponse:
        """Mean node and apsides of a planet

        See `Client.nodes_planetary_mean`."""
        return await self._call("POST", "/v1/nodes/planetary/mean", models.NodeResponse, {}, {}, {"planet": planet, "jd": jd})

    async def nodes_planetary_mean_bulk(
        self,
        *,
        jd: float,
        planets: list[str] | None = None,
    ) -> models.MeanPlanetaryNodesBulkResponse:
        """Mean nodes and apsides of several planets

        See `Client.nodes_planetary_mean_bulk`."""
        return await self._call("POST", "/v1/nodes/planetary/mean/bulk", models.MeanPlanetaryNodesBulkResponse, {}, {}, {"jd": jd, "planets": planets})

    async def occultations_all_lunar(
        self,
        *,
        jd_start: float,
        jd_end: float,
        planets: list[str] | None = None,
    ) -> models.LunarOccultationSearchResponse:
        """Occultations of all planets by the Moon

        See `Client.occultations_all_lunar`."""
        return await self._call("POST", "/v1/occultations/all-lunar", models.LunarOccultationSearchResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "planets": planets})

    async def occultations_close_approaches(
        self,
        *,
        body1: str,
        body2: str,
        jd_start: float,
        jd_end: float,
        max_sep_deg: float | None = None,
        step_days: float | None = None,
    ) -> models.CloseApproachSearchResponse:
        """Close approaches of two bodies

        See `Client.occultations_close_approaches`."""
        return await self._call("POST", "/v1/occultations/close-approaches", models.CloseApproachSearchResponse, {}, {}, {"body1": body1, "body2": body2, "jd_start": jd_start, "jd_end": jd_end, "max_sep_deg": max_sep_deg, "step_days": step_days})

    async def occultations_lunar(
        self,
        *,
        target: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        view_samples: int | None = None,
    ) -> models.LunarOccultationSearchResponse:
        """Occultations of a planet by the Moon

        See `Client.occultations_lunar`."""
        return await self._call("POST", "/v1/occultations/lunar", models.LunarOccultationSearchResponse, {}, {}, {"target": target, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "view_samples": view_samples})

    async def occultations_lunar_path(
        self,
        *,
        target: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathSearchResponse:
        """Paths of the occultations of a planet

        See `Client.occultations_lunar_path`."""
        return await self._call("POST", "/v1/occultations/lunar-path", models.OccultationPathSearchResponse, {}, {}, {"target": target, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    async def occultations_lunar_path_at(
        self,
        *,
        target: str,
        jd_mid: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathGeometryResponse:
        """Path of a planet's occultation at an instant

        See `Client.occultations_lunar_path_at`."""
        return await self._call("POST", "/v1/occultations/lunar-path-at", models.OccultationPathGeometryResponse, {}, {}, {"target": target, "jd_mid": jd_mid, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    async def occultations_lunar_path_topology(
        self,
        *,
        target: str,
        jd_start: float,
        jd_end: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        step_days: float | None = None,
    ) -> models.OccultationPathTopologySearchResponse:
        """Bands of the occultations of a planet

        See `Client.occultations_lunar_path_topology`."""
        return await self._call("POST", "/v1/occultations/lunar-path-topology", models.OccultationPathTopologySearchResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "target": target, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    async def occultations_lunar_path_topology_at(
        self,
        *,
        target: str,
        jd_mid: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        include_limits: bool | None = None,
    ) -> models.OccultationPathTopologyResponse:
        """Band of a planet's occultation at an instant

        See `Client.occultations_lunar_path_topology_at`."""
        return await self._call("POST", "/v1/occultations/lunar-path-topology-at", models.OccultationPathTopologyResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "target": target, "jd_mid": jd_mid, "include_limits": include_limits})

    async def occultations_lunar_star(
        self,
        *,
        star_name: str,
        jd_start: float,
        jd_end: float,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        step_days: float | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        view_samples: int | None = None,
    ) -> models.LunarOccultationSearchResponse:
        """Occultations of a star by the Moon

        See `Client.occultations_lunar_star`."""
        return await self._call("POST", "/v1/occultations/lunar-star", models.LunarOccultationSearchResponse, {}, {}, {"star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "view_samples": view_samples})

    async def occultations_lunar_star_path(
        self,
        *,
        star_name: str,
        jd_start: float,
        jd_end: float,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        step_days: float | None = None,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathSearchResponse:
        """Paths of the occultations of a star

        See `Client.occultations_lunar_star_path`."""
        return await self._call("POST", "/v1/occultations/lunar-star-path", models.OccultationPathSearchResponse, {}, {}, {"star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    async def occultations_lunar_star_path_at(
        self,
        *,
        star_name: str,
        jd_mid: float,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
    ) -> models.OccultationPathGeometryResponse:
        """Path of a star's occultation at an instant

        See `Client.occultations_lunar_star_path_at`."""
        return await self._call("POST", "/v1/occultations/lunar-star-path-at", models.OccultationPathGeometryResponse, {}, {}, {"star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_mid": jd_mid, "sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson})

    async def occultations_lunar_star_path_topology(
        self,
        *,
        star_name: str,
        jd_start: float,
        jd_end: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        step_days: float | None = None,
    ) -> models.OccultationPathTopologySearchResponse:
        """Bands of the occultations of a star

        See `Client.occultations_lunar_star_path_topology`."""
        return await self._call("POST", "/v1/occultations/lunar-star-path-topology", models.OccultationPathTopologySearchResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    async def occultations_lunar_star_path_topology_at(
        self,
        *,
        star_name: str,
        jd_mid: float,
        sample_count: int | None = None,
        observer_elev_m: float | None = None,
        geojson: bool | None = None,
        star_lon: float | None = None,
        star_lat: float | None = None,
        star_place: Literal["true", "apparent", "catalogue"] | None = None,
        include_limits: bool | None = None,
    ) -> models.OccultationPathTopologyResponse:
        """Band of a star's occultation at an instant

        See `Client.occultations_lunar_star_path_topology_at`."""
        return await self._call("POST", "/v1/occultations/lunar-star-path-topology-at", models.OccultationPathTopologyResponse, {}, {}, {"sample_count": sample_count, "observer_elev_m": observer_elev_m, "geojson": geojson, "star_lon": star_lon, "star_lat": star_lat, "star_name": star_name, "star_place": star_place, "jd_mid": jd_mid, "include_limits": include_limits})

    async def orbit_class(
        self,
        *,
        body: str | int,
        jd_ut: float,
        absolute_magnitude: float | None = None,
    ) -> models.OrbitClassEnvelopeResponse:
        """Dynamical class of an asteroid or comet from its osculating elements

        See `Client.orbit_class`."""
        return await self._call("POST", "/v1/orbits/class", models.OrbitClassEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "absolute_magnitude": absolute_magnitude})

    async def orbit_class_batch(
        self,
        *,
        bodies: list[str | int],
        jd_ut: float,
    ) -> models.OrbitClassBatchEnvelopeResponse:
        """Dynamical classes of up to 128 asteroids and comets, each with its own result or error

        See `Client.orbit_class_batch`."""
        return await self._call("POST", "/v1/orbits/class/batch", models.OrbitClassBatchEnvelopeResponse, {}, {}, {"bodies": bodies, "jd_ut": jd_ut})

    async def distance_extremes(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.DistanceExtremesEnvelopeResponse:
        """Next perihelion and next aphelion

        See `Client.distance_extremes`."""
        return await self._call("POST", "/v1/orbits/distance-extremes", models.DistanceExtremesEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def orbital_elements(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.OrbitalElementsEnvelopeResponse:
        """Osculating heliocentric elements, ecliptic of J2000.0

        See `Client.orbital_elements`."""
        return await self._call("POST", "/v1/orbits/elements", models.OrbitalElementsEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def pancha_pakshi_constitution_authJ(self) -> models.PanchaPakshiAuthJConstitutionStatusResponse:
        """Status of the AuthJ constitution

        See `Client.pancha_pakshi_constitution_authJ`."""
        return await self._call("GET", "/v1/pancha-pakshi/constitution/authJ", models.PanchaPakshiAuthJConstitutionStatusResponse, {}, {}, None)

    async def pancha_pakshi_context_astronomical_paksha(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        policy_id: Literal["apparent_geocentric_moon_sun_longitude_paksha_half_open_v1"],
    ) -> models.PanchaPakshiAstronomicalPakshaResponse:
        """Lunar half at an instant

        See `Client.pancha_pakshi_context_astronomical_paksha`."""
        return await self._call("POST", "/v1/pancha-pakshi/context/astronomical-paksha", models.PanchaPakshiAstronomicalPakshaResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "policy_id": policy_id})

    async def pancha_pakshi_context_local_solar(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["local_solar_day_explicit_paksha_v1"],
    ) -> models.PanchaPakshiLocalSolarContextResponse:
        """Solar half, weekday and nominal schedule at an instant and place

        See `Client.pancha_pakshi_context_local_solar`."""
        return await self._call("POST", "/v1/pancha-pakshi/context/local-solar", models.PanchaPakshiLocalSolarContextResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    async def pancha_pakshi_identity_aksara(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        initial_vowel: str,
    ) -> models.PanchaPakshiAksaraIdentityResponse:
        """Bird of the initial vowel of a name or question

        See `Client.pancha_pakshi_identity_aksara`."""
        return await self._call("POST", "/v1/pancha-pakshi/identity/aksara", models.PanchaPakshiAksaraIdentityResponse, {}, {}, {"profile_id": profile_id, "initial_vowel": initial_vowel})

    async def pancha_pakshi_identity_natal_moon(
        self,
        *,
        profile_id: Literal["chennai_2024_nakshatra_natal_identity"],
        dt: str,
        policy_id: Literal["chennai_2024_apparent_authI_natal_moon_identity_v1"] | str,
    ) -> models.PanchaPakshiNatalMoonIdentityResponse:
        """Bird of the nakshatra of the Moon at birth

        See `Client.pancha_pakshi_identity_natal_moon`."""
        return await self._call("POST", "/v1/pancha-pakshi/identity/natal-moon", models.PanchaPakshiNatalMoonIdentityResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "policy_id": policy_id})

    async def pancha_pakshi_mappings_nakshatra_bird(
        self,
        *,
        profile_id: Literal["chennai_2024_nakshatra_natal_identity"],
        profile_paksha: Literal["purva", "amara"],
        nakshatra_index: int,
    ) -> models.PanchaPakshiNakshatraBirdMappingResponse:
        """Bird of a nakshatra in a lunar half

        See `Client.pancha_pakshi_mappings_nakshatra_bird`."""
        return await self._call("POST", "/v1/pancha-pakshi/mappings/nakshatra-bird", models.PanchaPakshiNakshatraBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "nakshatra_index": nakshatra_index})

    async def pancha_pakshi_profiles(self) -> models.PanchaPakshiProfilesResponse:
        """Pancha pakshi: source profiles of the five birds

        See `Client.pancha_pakshi_profiles`."""
        return await self._call("GET", "/v1/pancha-pakshi/profiles", models.PanchaPakshiProfilesResponse, {}, {}, None)

    async def pancha_pakshi_profiles_profile_id(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule", "chennai_2024_nakshatra_natal_identity", "chennai_2024_padu_bird_mapping", "chennai_2024_sookshma_temporal_selector"],
    ) -> models.PanchaPakshiProfileInfoResponse:
        """One source profile: provenance, leaves, conflicting witnesses

        See `Client.pancha_pakshi_profiles_profile_id`."""
        return await self._call("GET", "/v1/pancha-pakshi/profiles/{profile_id}", models.PanchaPakshiProfileInfoResponse, {"profile_id": profile_id}, {}, None)

    async def pancha_pakshi_relationships_directed(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        subject: Literal["vulture", "owl", "crow", "cock", "peacock"],
        target: Literal["vulture", "owl", "crow", "cock", "peacock"],
    ) -> models.PanchaPakshiDirectedRelationshipResponse:
        """Relation (friend or enemy) of one bird to another

        See `Client.pancha_pakshi_relationships_directed`."""
        return await self._call("POST", "/v1/pancha-pakshi/relationships/directed", models.PanchaPakshiDirectedRelationshipResponse, {}, {}, {"profile_id": profile_id, "subject": subject, "target": target})

    async def pancha_pakshi_roles_padu(
        self,
        *,
        profile_id: Literal["chennai_2024_padu_bird_mapping"],
        profile_paksha: Literal["purva", "amara"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiPaduBirdMappingResponse:
        """Padu bird (dead or inoperative) of a weekday in a lunar half

        See `Client.pancha_pakshi_roles_padu`."""
        return await self._call("POST", "/v1/pancha-pakshi/roles/padu", models.PanchaPakshiPaduBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "weekday": weekday})

    async def pancha_pakshi_schedule_first_eat_bird(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        profile_paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiFirstEatBirdMappingResponse:
        """Bird that eats in the first samam

        See `Client.pancha_pakshi_schedule_first_eat_bird`."""
        return await self._call("POST", "/v1/pancha-pakshi/schedule/first-eat-bird", models.PanchaPakshiFirstEatBirdMappingResponse, {}, {}, {"profile_id": profile_id, "profile_paksha": profile_paksha, "half": half, "weekday": weekday})

    async def pancha_pakshi_schedule_fixed_clock(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1"],
    ) -> models.PanchaPakshiFixedClockMaterializationResponse:
        """Schedule with nazhigai of 24 minutes (fixed clock)

        See `Client.pancha_pakshi_schedule_fixed_clock`."""
        return await self._call("POST", "/v1/pancha-pakshi/schedule/fixed-clock", models.PanchaPakshiFixedClockMaterializationResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    async def pancha_pakshi_schedule_fixed_clock_current_cell(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["fixed_clock_current_cell_half_open_solar_precedence_v1"],
    ) -> models.PanchaPakshiFixedClockCurrentCellResponse:
        """Cell of the fixed clock at an instant

        See `Client.pancha_pakshi_schedule_fixed_clock_current_cell`."""
        return await self._call("POST", "/v1/pancha-pakshi/schedule/fixed-clock/current-cell", models.PanchaPakshiFixedClockCurrentCellResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    async def pancha_pakshi_schedule_nominal(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    ) -> models.PanchaPakshiNominalScheduleResponse:
        """The 25 cells of a day or night in nazhigai

        See `Client.pancha_pakshi_schedule_nominal`."""
        return await self._call("POST", "/v1/pancha-pakshi/schedule/nominal", models.PanchaPakshiNominalScheduleResponse, {}, {}, {"profile_id": profile_id, "paksha": paksha, "half": half, "weekday": weekday})

    async def pancha_pakshi_schedule_solar_proportional(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["solar_proportional_nominal_offsets_over_governing_half_tt_v1"],
    ) -> models.PanchaPakshiSolarProportionalMaterializationResponse:
        """Schedule scaled to the solar half

        See `Client.pancha_pakshi_schedule_solar_proportional`."""
        return await self._call("POST", "/v1/pancha-pakshi/schedule/solar-proportional", models.PanchaPakshiSolarProportionalMaterializationResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    async def pancha_pakshi_schedule_solar_proportional_current_cell(
        self,
        *,
        profile_id: Literal["madras_1879_aksara_schedule"],
        dt: str,
        latitude: float,
        longitude: float,
        paksha: Literal["purva", "amara"],
        policy_id: Literal["solar_proportional_current_cell_half_open_solar_precedence_v1"],
    ) -> models.PanchaPakshiSolarProportionalCurrentCellResponse:
        """Cell of the scaled schedule at an instant

        See `Client.pancha_pakshi_schedule_solar_proportional_current_cell`."""
        return await self._call("POST", "/v1/pancha-pakshi/schedule/solar-proportional/current-cell", models.PanchaPakshiSolarProportionalCurrentCellResponse, {}, {}, {"profile_id": profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "paksha": paksha, "policy_id": policy_id})

    async def pancha_pakshi_sookshma_civil_time_select(
        self,
        *,
        schedule_profile_id: Literal["madras_1879_aksara_schedule"],
        selector_profile_id: Literal["chennai_2024_sookshma_temporal_selector"],
        dt: str,
        latitude: float,
        longitude: float,
        profile_paksha: Literal["purva", "amara"],
        subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"],
        timing_policy_id: Literal["fixed_24_minute_nazhigai_from_local_solar_half_start_v1", "solar_proportional_nominal_offsets_over_governing_half_tt_v1"],
        selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"],
    ) -> models.PanchaPakshiCivilTimeSookshmaSelectionResponse:
        """Sookshma part of a bird's activity at an instant and place

        See `Client.pancha_pakshi_sookshma_civil_time_select`."""
        return await self._call("POST", "/v1/pancha-pakshi/sookshma/civil-time-select", models.PanchaPakshiCivilTimeSookshmaSelectionResponse, {}, {}, {"schedule_profile_id": schedule_profile_id, "selector_profile_id": selector_profile_id, "dt": dt, "latitude": latitude, "longitude": longitude, "profile_paksha": profile_paksha, "subject_bird": subject_bird, "timing_policy_id": timing_policy_id, "selector_policy_id": selector_policy_id})

    async def pancha_pakshi_sookshma_schedule_select(
        self,
        *,
        schedule_profile_id: Literal["madras_1879_aksara_schedule"],
        selector_profile_id: Literal["chennai_2024_sookshma_temporal_selector"],
        profile_paksha: Literal["purva", "amara"],
        half: Literal["day", "night"],
        weekday: Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        samam_index: int,
        subject_bird: Literal["vulture", "owl", "crow", "cock", "peacock"],
        selector_policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"],
        elapsed_nazhigai: models.PanchaPakshiFractionRequest | dict[str, Any],
    ) -> models.PanchaPakshiScheduleSookshmaSelectionResponse:
        """Sookshma part of a bird's activity in a samam of a schedule

        See `Client.pancha_pakshi_sookshma_schedule_select`."""
        return await self._call("POST", "/v1/pancha-pakshi/sookshma/schedule-select", models.PanchaPakshiScheduleSookshmaSelectionResponse, {}, {}, {"schedule_profile_id": schedule_profile_id, "selector_profile_id": selector_profile_id, "profile_paksha": profile_paksha, "half": half, "weekday": weekday, "samam_index": samam_index, "subject_bird": subject_bird, "selector_policy_id": selector_policy_id, "elapsed_nazhigai": elapsed_nazhigai})

    async def pancha_pakshi_sookshma_select(
        self,
        *,
        profile_id: Literal["chennai_2024_sookshma_temporal_selector"],
        policy_id: Literal["chennai_2024_weighted_sookshma_samam_v1", "chennai_2024_eka_sookshma_equal_fifths_v1"],
        parent_activity: Literal["eat", "walk", "rule", "sleep", "die"],
        elapsed_nazhigai: models.PanchaPakshiFractionRequest | dict[str, Any],
    ) -> models.PanchaPakshiSookshmaSelectionResponse:
        """Sookshma part of a samam at an exact offset

        See `Client.pancha_pakshi_sookshma_select`."""
        return await self._call("POST", "/v1/pancha-pakshi/sookshma/select", models.PanchaPakshiSookshmaSelectionResponse, {}, {}, {"profile_id": profile_id, "policy_id": policy_id, "parent_activity": parent_activity, "elapsed_nazhigai": elapsed_nazhigai})

    async def panchanga_chart(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaResultResponse:
        """Panchanga of an instant with the times of its limbs, and the lunar month

        See `Client.panchanga_chart`."""
        return await self._call("POST", "/v1/panchanga/chart", models.PanchangaResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "policy": policy})

    async def panchanga_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaProfileResponse:
        """Classes of the panchanga of an instant

        See `Client.panchanga_chart_profile`."""
        return await self._call("POST", "/v1/panchanga/chart/profile", models.PanchangaProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "policy": policy})

    async def panchanga_day(
        self,
        *,
        local_date: str,
        timezone: str,
        latitude: float,
        longitude: float,
        policy: models.DailyPanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.DailyPanchangaResponse:
        """Panchanga of a civil date: the limbs from its sunrise to the next, with solved ends

        See `Client.panchanga_day`."""
        return await self._call("POST", "/v1/panchanga/day", models.DailyPanchangaResponse, {}, {}, {"local_date": local_date, "timezone": timezone, "latitude": latitude, "longitude": longitude, "policy": policy})

    async def panchanga_instant(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaResultResponse:
        """Panchanga (five limbs) of given longitudes of Sun and Moon

        See `Client.panchanga_instant`."""
        return await self._call("POST", "/v1/panchanga/instant", models.PanchangaResultResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "policy": policy})

    async def panchanga_instant_profile(
        self,
        *,
        sun_tropical_lon: float,
        moon_tropical_lon: float,
        jd: float,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PanchangaProfileResponse:
        """Classes of the panchanga of given longitudes

        See `Client.panchanga_instant_profile`."""
        return await self._call("POST", "/v1/panchanga/instant/profile", models.PanchangaProfileResponse, {}, {}, {"sun_tropical_lon": sun_tropical_lon, "moon_tropical_lon": moon_tropical_lon, "jd": jd, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "policy": policy})

    async def panchanga_lunar_month(
        self,
        *,
        jd_ut1: float,
        policy: models.LunarMonthPolicyRequest | dict[str, Any] | None = None,
    ) -> models.LunarMonthResponse:
        """Lunar month of an instant, amanta or purnimanta, with adhika and kshaya months

        See `Client.panchanga_lunar_month`."""
        return await self._call("POST", "/v1/panchanga/lunar-month", models.LunarMonthResponse, {}, {}, {"jd_ut1": jd_ut1, "policy": policy})

    async def parans_field_analysis(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanFieldAnalysisResponse:
        """Regions, peaks and boundaries of a paran field

        See `Client.parans_field_analysis`."""
        return await self._call("POST", "/v1/parans/field/analysis", models.ParanFieldAnalysisResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    async def parans_field_contours(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
        interpolation: Literal["linear", "exact"] | None = None,
        geojson: bool | None = None,
    ) -> models.ParanContourExtractionResponse:
        """Contour of a paran field, cell by cell

        See `Client.parans_field_contours`."""
        return await self._call("POST", "/v1/parans/field/contours", models.ParanContourExtractionResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy, "interpolation": interpolation, "geojson": geojson})

    async def parans_field_paths(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
        interpolation: Literal["linear", "exact"] | None = None,
        geojson: bool | None = None,
    ) -> models.ParanContourPathSetResponse:
        """Contour of a paran field as lines

        See `Client.parans_field_paths`."""
        return await self._call("POST", "/v1/parans/field/paths", models.ParanContourPathSetResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy, "interpolation": interpolation, "geojson": geojson})

    async def parans_field_samples(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanFieldSampleSearchResponse:
        """A paran at every point of a grid

        See `Client.parans_field_samples`."""
        return await self._call("POST", "/v1/parans/field/samples", models.ParanFieldSampleSearchResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    async def parans_field_structure(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        latitudes: list[float],
        longitudes: list[float],
        metric: Literal["match_presence", "exactness_score", "survival_rate"],
        threshold: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanFieldStructureResponse:
        """Nesting of the contours of a paran field

        See `Client.parans_field_structure`."""
        return await self._call("POST", "/v1/parans/field/structure", models.ParanFieldStructureResponse, {}, {}, {"target": target, "jd_day": jd_day, "latitudes": latitudes, "longitudes": longitudes, "metric": metric, "threshold": threshold, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    async def parans_natal(
        self,
        *,
        bodies: list[str],
        natal_jd: float,
        lat: float,
        lon: float,
        include_crossing_inventory: bool | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanSearchResponse:
        """Parans of the day of birth

        See `Client.parans_natal`."""
        return await self._call("POST", "/v1/parans/natal", models.ParanSearchResponse, {}, {}, {"bodies": bodies, "natal_jd": natal_jd, "lat": lat, "lon": lon, "include_crossing_inventory": include_crossing_inventory, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    async def parans_search(
        self,
        *,
        bodies: list[str],
        jd_day: float,
        lat: float,
        lon: float,
        include_crossing_inventory: bool | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanSearchResponse:
        """Parans (paranatellonta) of a day: pairs of bodies on the horizon or meridian at the same time

        See `Client.parans_search`."""
        return await self._call("POST", "/v1/parans/search", models.ParanSearchResponse, {}, {}, {"bodies": bodies, "jd_day": jd_day, "lat": lat, "lon": lon, "include_crossing_inventory": include_crossing_inventory, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    async def parans_site(
        self,
        *,
        target: models.ParanTargetRequest | dict[str, Any],
        jd_day: float,
        lat: float,
        lon: float,
        stability_time_offsets_minutes: list[float] | None = None,
        orb_minutes: float | None = None,
        policy_preset: Literal["permissive", "star_planet_only"] | None = None,
        horizon_policy: Literal["refracted", "geometric"] | None = None,
    ) -> models.ParanSiteAnswer:
        """Whether a paran also occurs at another place

        See `Client.parans_site`."""
        return await self._call("POST", "/v1/parans/site", models.ParanSiteAnswer, {}, {}, {"target": target, "jd_day": jd_day, "lat": lat, "lon": lon, "stability_time_offsets_minutes": stability_time_offsets_minutes, "orb_minutes": orb_minutes, "policy_preset": policy_preset, "horizon_policy": horizon_policy})

    async def patterns_chart_profile(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternChartConditionProfileResponse:
        """Condition of the aspect patterns of a chart

        See `Client.patterns_chart_profile`."""
        return await self._call("POST", "/v1/patterns/chart-profile", models.PatternChartConditionProfileResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    async def patterns_coherence(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternCoherenceSearchResponse:
        """Band of each aspect pattern by its loosest aspect, with the motion of its aspects

        See `Client.patterns_coherence`."""
        return await self._call("POST", "/v1/patterns/coherence", models.PatternCoherenceSearchResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    async def patterns_find(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternSearchResponse:
        """Aspect patterns of a chart

        See `Client.patterns_find`."""
        return await self._call("POST", "/v1/patterns/find", models.PatternSearchResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    async def patterns_network(
        self,
        *,
        chart: models.SingleChartRequest | dict[str, Any],
        include_nodes: bool | None = None,
        orb_factor: float | None = None,
        include: list[Literal["T-Square", "Grand Trine", "Grand Cross", "Yod", "Mystic Rectangle", "Kite", "Minor Grand Trine", "Grand Sextile", "Thor's Hammer", "Boomerang Yod", "Wedge", "Cradle", "Trapeze", "Eye", "Irritation Triangle", "Hard Wedge", "Dominant Triangle", "Grand Quintile", "Quintile Triangle", "Septile Triangle", "Stellium"]] | None = None,
        orbs: Literal["pattern", "aspect"] | None = None,
        dominant_only: bool | None = None,
    ) -> models.PatternConditionNetworkProfileResponse:
        """Patterns and bodies of a chart as a network

        See `Client.patterns_network`."""
        return await self._call("POST", "/v1/patterns/network", models.PatternConditionNetworkProfileResponse, {}, {}, {"chart": chart, "include_nodes": include_nodes, "orb_factor": orb_factor, "include": include, "orbs": orbs, "dominant_only": dominant_only})

    async def phase_angle(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.PhaseAngleResponse:
        """Phase angle Sun - body - Earth

        See `Client.phase_angle`."""
        return await self._call("POST", "/v1/phase/angle", models.PhaseAngleResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def phase_angular_diameter(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.AngularDiameterResponse:
        """Apparent diameter of a disc

        See `Client.phase_angular_diameter`."""
        return await self._call("POST", "/v1/phase/angular-diameter", models.AngularDiameterResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def phase_apparent_magnitude(
        self,
        *,
        body: str,
        jd_ut: float,
        include_model_detail: bool | None = None,
    ) -> models.ApparentMagnitudeResponse:
        """Apparent V magnitude

        See `Client.phase_apparent_magnitude`."""
        return await self._call("POST", "/v1/phase/apparent-magnitude", models.ApparentMagnitudeResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "include_model_detail": include_model_detail})

    async def phase_elongation(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.ElongationResponse:
        """Angle between a body and the Sun

        See `Client.phase_elongation`."""
        return await self._call("POST", "/v1/phase/elongation", models.ElongationResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def phase_illuminated_fraction(
        self,
        *,
        phase_angle: float,
    ) -> models.IlluminatedFractionResponse:
        """Illuminated fraction of a disc at a phase angle

        See `Client.phase_illuminated_fraction`."""
        return await self._call("POST", "/v1/phase/illuminated-fraction", models.IlluminatedFractionResponse, {}, {}, {"phase_angle": phase_angle})

    async def phase_synodic(
        self,
        *,
        body1: str,
        body2: str,
        jd_ut: float,
        include_state: bool | None = None,
    ) -> models.SynodicPhaseResponse:
        """Phase between two bodies in apparent longitude

        See `Client.phase_synodic`."""
        return await self._call("POST", "/v1/phase/synodic", models.SynodicPhaseResponse, {}, {}, {"body1": body1, "body2": body2, "jd_ut": jd_ut, "include_state": include_state})

    async def orbital_phenomena_events(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        event_kinds: list[Literal["greatest_eastern_elongation", "greatest_western_elongation", "perihelion", "aphelion"]] | None = None,
    ) -> models.OrbitalPhenomenaEventsEnvelopeResponse:
        """Greatest elongations, perihelia and aphelia in a window

        See `Client.orbital_phenomena_events`."""
        return await self._call("POST", "/v1/phenomena/orbital-events", models.OrbitalPhenomenaEventsEnvelopeResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "event_kinds": event_kinds})

    async def planet_phenomena(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.PlanetPhenomenaEnvelopeResponse:
        """Phase, elongation, diameter and magnitude of a body

        See `Client.planet_phenomena`."""
        return await self._call("POST", "/v1/phenomena/planet", models.PlanetPhenomenaEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def proximity_events(
        self,
        *,
        body1: str,
        body2: str,
        jd_start: float,
        jd_end: float,
        threshold_deg: float,
    ) -> models.ProximityEventsEnvelopeResponse:
        """Instants at which two bodies enter and leave a distance in longitude

        See `Client.proximity_events`."""
        return await self._call("POST", "/v1/phenomena/proximity", models.ProximityEventsEnvelopeResponse, {}, {}, {"body1": body1, "body2": body2, "jd_start": jd_start, "jd_end": jd_end, "threshold_deg": threshold_deg})

    async def pipeline_chart(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
    ) -> models.ChartReductionResponse:
        """Chart with the reduction of each place

        See `Client.pipeline_chart`."""
        return await self._call("POST", "/v1/pipeline/chart", models.ChartReductionResponse, {}, {}, {"dt": dt, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m})

    async def pipeline_positions_planet(
        self,
        *,
        dt: str,
        body: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        apparent: bool | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
    ) -> models.PlanetPositionReductionResponse:
        """Place of one body with every stage of its reduction

        See `Client.pipeline_positions_planet`."""
        return await self._call("POST", "/v1/pipeline/positions/planet", models.PlanetPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "apparent": apparent, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation})

    async def pipeline_positions_sky(
        self,
        *,
        dt: str,
        body: str,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
        refraction: bool | None = None,
        pressure_mbar: float | None = None,
        temperature_c: float | None = None,
        relative_humidity: float | None = None,
    ) -> models.SkyPositionReductionResponse:
        """Sky position with its policy and stages

        See `Client.pipeline_positions_sky`."""
        return await self._call("POST", "/v1/pipeline/positions/sky", models.SkyPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation, "refraction": refraction, "pressure_mbar": pressure_mbar, "temperature_c": temperature_c, "relative_humidity": relative_humidity})

    async def planetary_hours_hour_at(
        self,
        *,
        jd: float,
        latitude: float,
        longitude: float,
        include_iso_utc: bool | None = None,
        include_schedule: bool | None = None,
    ) -> models.PlanetaryHoursHourAtResponse:
        """The planetary hour that contains an instant

        See `Client.planetary_hours_hour_at`."""
        return await self._call("POST", "/v1/planetary-hours/hour-at", models.PlanetaryHoursHourAtResponse, {}, {}, {"jd": jd, "latitude": latitude, "longitude": longitude, "include_iso_utc": include_iso_utc, "include_schedule": include_schedule})

    async def planetary_hours_schedule(
        self,
        *,
        jd: float,
        latitude: float,
        longitude: float,
        include_iso_utc: bool | None = None,
    ) -> models.PlanetaryHoursScheduleResponse:
        """The 24 planetary hours around an instant

        See `Client.planetary_hours_schedule`."""
        return await self._call("POST", "/v1/planetary-hours/schedule", models.PlanetaryHoursScheduleResponse, {}, {}, {"jd": jd, "latitude": latitude, "longitude": longitude, "include_iso_utc": include_iso_utc})

    async def frame_heliocentric(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameHeliocentricResponse:
        """Geometric heliocentric places

        See `Client.frame_heliocentric`."""
        return await self._call("POST", "/v1/positions/frame/heliocentric", models.FrameHeliocentricResponse, {}, {}, {"dt": dt, "bodies": bodies})

    async def frame_planetocentric(
        self,
        *,
        dt: str,
        observer: str,
        bodies: list[str] | None = None,
    ) -> models.FramePlanetocentricResponse:
        """Geometric places from another body

        See `Client.frame_planetocentric`."""
        return await self._call("POST", "/v1/positions/frame/planetocentric", models.FramePlanetocentricResponse, {}, {}, {"dt": dt, "observer": observer, "bodies": bodies})

    async def frame_received_light(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameReceivedLightResponse:
        """Apparent and geometric places of the same instant

        See `Client.frame_received_light`."""
        return await self._call("POST", "/v1/positions/frame/received-light", models.FrameReceivedLightResponse, {}, {}, {"dt": dt, "bodies": bodies})

    async def frame_ssb(
        self,
        *,
        dt: str,
        bodies: list[str] | None = None,
    ) -> models.FrameSSBResponse:
        """Geometric places from the solar-system barycentre

        See `Client.frame_ssb`."""
        return await self._call("POST", "/v1/positions/frame/ssb", models.FrameSSBResponse, {}, {}, {"dt": dt, "bodies": bodies})

    async def planet_position(
        self,
        *,
        dt: str,
        body: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        apparent: bool | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
    ) -> models.PlanetPositionAnswer:
        """Apparent place of one body

        See `Client.planet_position`."""
        return await self._call("POST", "/v1/positions/planet", models.PlanetPositionAnswer, {}, {}, {"dt": dt, "body": body, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "apparent": apparent, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation})

    async def planet_position_reduction(
        self,
        *,
        dt: str,
        body: str,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        apparent: bool | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
    ) -> models.PlanetPositionReductionResponse:
        """Place of one body with every stage of its reduction

        See `Client.planet_position_reduction`."""
        return await self._call("POST", "/v1/positions/planet/reduction", models.PlanetPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "apparent": apparent, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation})

    async def sky_position(
        self,
        *,
        dt: str,
        body: str,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
        refraction: bool | None = None,
        pressure_mbar: float | None = None,
        temperature_c: float | None = None,
        relative_humidity: float | None = None,
    ) -> models.SkyPositionResponse:
        """Right ascension, declination, azimuth and altitude of one body

        See `Client.sky_position`."""
        return await self._call("POST", "/v1/positions/sky", models.SkyPositionResponse, {}, {}, {"dt": dt, "body": body, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation, "refraction": refraction, "pressure_mbar": pressure_mbar, "temperature_c": temperature_c, "relative_humidity": relative_humidity})

    async def sky_position_reduction(
        self,
        *,
        dt: str,
        body: str,
        latitude: float,
        longitude: float,
        elevation_m: float | None = None,
        aberration: bool | None = None,
        grav_deflection: bool | None = None,
        nutation: bool | None = None,
        refraction: bool | None = None,
        pressure_mbar: float | None = None,
        temperature_c: float | None = None,
        relative_humidity: float | None = None,
    ) -> models.SkyPositionReductionResponse:
        """Sky position with its policy and stages

        See `Client.sky_position_reduction`."""
        return await self._call("POST", "/v1/positions/sky/reduction", models.SkyPositionReductionResponse, {}, {}, {"dt": dt, "body": body, "latitude": latitude, "longitude": longitude, "elevation_m": elevation_m, "aberration": aberration, "grav_deflection": grav_deflection, "nutation": nutation, "refraction": refraction, "pressure_mbar": pressure_mbar, "temperature_c": temperature_c, "relative_humidity": relative_humidity})

    async def primary_directions_arcs(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsArcsResponse:
        """Primary directions by arc

        See `Client.primary_directions_arcs`."""
        return await self._call("POST", "/v1/primary-directions/arcs", models.PrimaryDirectionsArcsResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    async def primary_directions_arcs_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsArcsReductionResponse:
        """Primary directions by arc, with their receipts

        See `Client.primary_directions_arcs_reduction`."""
        return await self._call("POST", "/v1/primary-directions/arcs/reduction", models.PrimaryDirectionsArcsReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    async def primary_directions_network(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsNetworkResponse:
        """Promissors and significators as a network

        See `Client.primary_directions_network`."""
        return await self._call("POST", "/v1/primary-directions/network", models.PrimaryDirectionsNetworkResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    async def primary_directions_network_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsNetworkReductionResponse:
        """Promissors and significators as a network, with its receipts

        See `Client.primary_directions_network_reduction`."""
        return await self._call("POST", "/v1/primary-directions/network/reduction", models.PrimaryDirectionsNetworkReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    async def primary_directions_profile(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsProfileResponse:
        """Primary directions by significator

        See `Client.primary_directions_profile`."""
        return await self._call("POST", "/v1/primary-directions/profile", models.PrimaryDirectionsProfileResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    async def primary_directions_profile_reduction(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
        max_arc: float | None = None,
        significators: list[str] | None = None,
        promissors: list[str] | None = None,
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        antiscia_targets: list[models.PrimaryDirectionAntisciaTargetRequest] | list[dict[str, Any]] | None = None,
        authF_parallel_targets: list[models.AuthFParallelTargetRequest] | list[dict[str, Any]] | None = None,
        placidian_rapt_parallel_targets: list[models.PlacidianRaptParallelTargetRequest] | list[dict[str, Any]] | None = None,
        fixed_star_targets: list[models.PrimaryDirectionFixedStarTargetRequest] | list[dict[str, Any]] | None = None,
        authG_aspect_contexts: list[models.AuthGAspectContextRequest] | list[dict[str, Any]] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]] | None = None,
        aspect_promissors: bool | None = None,
        timing: models.PrimaryDirectionsTimingRequest | dict[str, Any] | None = None,
        max_age: float | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> models.PrimaryDirectionsProfileReductionResponse:
        """Primary directions by significator, with their receipts

        See `Client.primary_directions_profile_reduction`."""
        return await self._call("POST", "/v1/primary-directions/profile/reduction", models.PrimaryDirectionsProfileReductionResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center, "max_arc": max_arc, "significators": significators, "promissors": promissors, "policy": policy, "antiscia_targets": antiscia_targets, "authF_parallel_targets": authF_parallel_targets, "placidian_rapt_parallel_targets": placidian_rapt_parallel_targets, "fixed_star_targets": fixed_star_targets, "authG_aspect_contexts": authG_aspect_contexts, "include_relations": include_relations, "include_condition": include_condition, "submitted_arcs": submitted_arcs, "aspect_promissors": aspect_promissors, "timing": timing, "max_age": max_age, "limit": limit, "offset": offset})

    async def primary_directions_relations(
        self,
        *,
        submitted_arcs: list[models.SubmittedArc] | list[dict[str, Any]],
        policy: models.PrimaryDirectionsPolicyRequest | dict[str, Any] | None = None,
        include_relations: bool | None = None,
        include_condition: bool | None = None,
    ) -> list[models.PrimaryDirectionRelationProfileResponse]:
        """Relations of submitted arcs under a policy

        See `Client.primary_directions_relations`."""
        return await self._call("POST", "/v1/primary-directions/relations", list[models.PrimaryDirectionRelationProfileResponse], {}, {}, {"submitted_arcs": submitted_arcs, "policy": policy, "include_relations": include_relations, "include_condition": include_condition})

    async def primary_directions_speculum(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        observer_lat: float,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        obliquity: float | None = None,
        place_center: Literal["topocentric", "geocentric"] | None = None,
    ) -> models.PrimaryDirectionsSpeculumResponse:
        """Speculum: the mundane quantities of bodies and angles

        See `Client.primary_directions_speculum`."""
        return await self._call("POST", "/v1/primary-directions/speculum", models.PrimaryDirectionsSpeculumResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "obliquity": obliquity, "place_center": place_center})

    async def profections_annual(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        age_years: int,
    ) -> models.ProfectionResultResponse:
        """Profection of a completed age

        See `Client.profections_annual`."""
        return await self._call("POST", "/v1/profections/annual", models.ProfectionResultResponse, {}, {}, {"natal": natal, "age_years": age_years})

    async def profections_monthly(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        age_years: int,
        month_index: int,
    ) -> models.MonthlyProfectionResponse:
        """Profection of a month of a completed age

        See `Client.profections_monthly`."""
        return await self._call("POST", "/v1/profections/monthly", models.MonthlyProfectionResponse, {}, {}, {"natal": natal, "age_years": age_years, "month_index": month_index})

    async def profections_schedule(
        self,
        *,
        natal: models.TimelordNativityRequest | dict[str, Any],
        current_dt: str,
        civil_timezone: str | None = None,
        leap_day_policy: Literal["february_28", "march_1", None] | None = None,
        ambiguous_time_policy: Literal["earlier_occurrence", "later_occurrence", None] | None = None,
        interval_policy: Literal["equal_twelfths_of_civil_anniversary_year", "ptolemaic_28_days"] | None = None,
    ) -> models.ProfectionResultResponse:
        """Annual and monthly profections at an instant

        See `Client.profections_schedule`."""
        return await self._call("POST", "/v1/profections/schedule", models.ProfectionResultResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "civil_timezone": civil_timezone, "leap_day_policy": leap_day_policy, "ambiguous_time_policy": ambiguous_time_policy, "interval_policy": interval_policy})

    async def progressions_arc(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["solar_arc", "solar_arc_right_ascension", "authE_longitude", "authE_right_ascension", "mean_solar_arc_longitude", "mean_solar_arc_right_ascension", "one_degree_longitude", "one_degree_right_ascension", "planetary_arc"] | str,
        converse: bool | None = None,
        arc_body: str | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedChartResponse:
        """Natal positions directed by one arc (solar arc, Naibod, planetary arc and others)

        See `Client.progressions_arc`."""
        return await self._call("POST", "/v1/progressions/arc", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "arc_body": arc_body, "converse_motion": converse_motion})

    async def progressions_arc_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["solar_arc", "solar_arc_right_ascension", "authE_longitude", "authE_right_ascension", "mean_solar_arc_longitude", "mean_solar_arc_right_ascension", "one_degree_longitude", "one_degree_right_ascension", "planetary_arc"] | str,
        converse: bool | None = None,
        arc_body: str | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Natal positions directed by one arc, with its receipts

        See `Client.progressions_arc_reduction`."""
        return await self._call("POST", "/v1/progressions/arc/reduction", models.ProgressedChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "arc_body": arc_body, "converse_motion": converse_motion})

    async def progressions_house_frame(
        self,
        *,
        natal: models.HouseFrameNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None,
        house_policy: models.ProgressedHousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedHouseFrameResponse:
        """Progressed house frame (daily houses)

        See `Client.progressions_house_frame`."""
        return await self._call("POST", "/v1/progressions/house-frame", models.ProgressedHouseFrameResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    async def progressions_house_frame_arc(
        self,
        *,
        natal: models.HouseFrameArcNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["ascendant_arc", "vertex_arc"],
        converse: bool | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedChartResponse:
        """Natal positions directed by the arc of the ascendant or vertex

        See `Client.progressions_house_frame_arc`."""
        return await self._call("POST", "/v1/progressions/house-frame/arc", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "converse_motion": converse_motion})

    async def progressions_house_frame_arc_reduction(
        self,
        *,
        natal: models.HouseFrameArcNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["ascendant_arc", "vertex_arc"],
        converse: bool | None = None,
        converse_motion: Literal["subtracted", "backward"] | None = None,
    ) -> models.ProgressedHouseFrameArcReductionResponse:
        """Natal positions directed by the arc of the ascendant or vertex, with its receipts

        See `Client.progressions_house_frame_arc_reduction`."""
        return await self._call("POST", "/v1/progressions/house-frame/arc/reduction", models.ProgressedHouseFrameArcReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "converse_motion": converse_motion})

    async def progressions_house_frame_cusps(
        self,
        *,
        natal: models.HouseFrameNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None,
        house_policy: models.ProgressedHousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.DailyHousesResponse:
        """Progressed cusps and angles only

        See `Client.progressions_house_frame_cusps`."""
        return await self._call("POST", "/v1/progressions/house-frame/cusps", models.DailyHousesResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    async def progressions_house_frame_reduction(
        self,
        *,
        natal: models.HouseFrameNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        angle_method: Literal["progressed_armc", "solar_arc_midheaven", "authE_right_ascension"] | str | None = None,
        house_policy: models.ProgressedHousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedHouseFrameReductionResponse:
        """Progressed house frame with its receipts

        See `Client.progressions_house_frame_reduction`."""
        return await self._call("POST", "/v1/progressions/house-frame/reduction", models.ProgressedHouseFrameReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "angle_method": angle_method, "house_policy": house_policy})

    async def progressions_network(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionConditionNetworkProfileResponse:
        """Progression techniques and their bases as a network

        See `Client.progressions_network`."""
        return await self._call("POST", "/v1/progressions/network", models.ProgressionConditionNetworkProfileResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    async def progressions_network_reduction(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionConditionNetworkProfileReductionResponse:
        """Progression techniques and their bases as a network, with receipts

        See `Client.progressions_network_reduction`."""
        return await self._call("POST", "/v1/progressions/network/reduction", models.ProgressionConditionNetworkProfileReductionResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    async def progressions_profile(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionChartConditionProfileResponse:
        """Structural profiles of progressions, with counts

        See `Client.progressions_profile`."""
        return await self._call("POST", "/v1/progressions/profile", models.ProgressionChartConditionProfileResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    async def progressions_profile_reduction(
        self,
        *,
        items: list[models.SecondaryProgressionRequest] | list[dict[str, Any]] | None = None,
        house_frame_items: list[models.HouseFrameProgressionRequest] | list[dict[str, Any]] | None = None,
    ) -> models.ProgressionChartConditionProfileReductionResponse:
        """Structural profiles of progressions, with receipts

        See `Client.progressions_profile_reduction`."""
        return await self._call("POST", "/v1/progressions/profile/reduction", models.ProgressionChartConditionProfileReductionResponse, {}, {}, {"items": items, "house_frame_items": house_frame_items})

    async def progressions_secondary(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
        events: models.ProgressedEventsRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedChartResponse:
        """Secondary progression: one day of ephemeris per year of life

        See `Client.progressions_secondary`."""
        return await self._call("POST", "/v1/progressions/secondary", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse, "events": events})

    async def progressions_secondary_declination(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedDeclinationChartResponse:
        """Declinations of the secondary progressed sky

        See `Client.progressions_secondary_declination`."""
        return await self._call("POST", "/v1/progressions/secondary-declination", models.ProgressedDeclinationChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    async def progressions_secondary_declination_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedDeclinationChartReductionResponse:
        """Declinations of the secondary progressed sky with their receipts

        See `Client.progressions_secondary_declination_reduction`."""
        return await self._call("POST", "/v1/progressions/secondary-declination/reduction", models.ProgressedDeclinationChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    async def progressions_secondary_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        converse: bool | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Secondary progression with its receipts

        See `Client.progressions_secondary_reduction`."""
        return await self._call("POST", "/v1/progressions/secondary/reduction", models.ProgressedChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "converse": converse})

    async def progressions_time_key(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["tertiary", "tertiary_ii", "minor", "duodenary", "quotidian_solar", "quotidian_lunar"],
        converse: bool | None = None,
        month: Literal["tropical", "sidereal", "synodic", None] | None = None,
        stepping: Literal["continuous", "stepwise", None] | None = None,
        events: models.ProgressedEventsRequest | dict[str, Any] | None = None,
    ) -> models.ProgressedChartResponse:
        """Progression by another time key (tertiary, minor, duodenary, quotidian)

        See `Client.progressions_time_key`."""
        return await self._call("POST", "/v1/progressions/time-key", models.ProgressedChartResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "month": month, "stepping": stepping, "events": events})

    async def progressions_time_key_reduction(
        self,
        *,
        natal: models.ProgressionNatalRequest | dict[str, Any],
        target_dt: str,
        method: Literal["tertiary", "tertiary_ii", "minor", "duodenary", "quotidian_solar", "quotidian_lunar"],
        converse: bool | None = None,
        month: Literal["tropical", "sidereal", "synodic", None] | None = None,
        stepping: Literal["continuous", "stepwise", None] | None = None,
    ) -> models.ProgressedChartReductionResponse:
        """Progression by another time key, with its receipts

        See `Client.progressions_time_key_reduction`."""
        return await self._call("POST", "/v1/progressions/time-key/reduction", models.ProgressedChartReductionResponse, {}, {}, {"natal": natal, "target_dt": target_dt, "method": method, "converse": converse, "month": month, "stepping": stepping})

    async def returns_lunar(
        self,
        *,
        natal_moon_lon: float,
        jd_start: float,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.ReturnEventResponse:
        """Next lunar return

        See `Client.returns_lunar`."""
        return await self._call("POST", "/v1/returns/lunar", models.ReturnEventResponse, {}, {}, {"natal_moon_lon": natal_moon_lon, "jd_start": jd_start, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days})

    async def returns_planet(
        self,
        *,
        body: str,
        natal_lon: float,
        jd_start: float,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.ReturnEventResponse:
        """Next return of a body

        See `Client.returns_planet`."""
        return await self._call("POST", "/v1/returns/planet", models.ReturnEventResponse, {}, {}, {"body": body, "natal_lon": natal_lon, "jd_start": jd_start, "direction": direction, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days})

    async def returns_relocated(
        self,
        *,
        return_kind: Literal["solar_return", "lunar_return", "planetary_return"],
        natal_longitude: float,
        source_latitude: float,
        source_longitude: float,
        relocated_latitude: float,
        relocated_longitude: float,
        body: str | None = None,
        year: int | None = None,
        jd_start: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
        source_house_system: str | None = None,
        relocated_house_system: str | None = None,
        bodies: list[str] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        house_policy: models.HousePolicyRequest | dict[str, Any] | None = None,
    ) -> models.RelocatedReturnResponse:
        """Relocated return: one return in the houses of two places

        See `Client.returns_relocated`."""
        return await self._call("POST", "/v1/returns/relocated", models.RelocatedReturnResponse, {}, {}, {"return_kind": return_kind, "natal_longitude": natal_longitude, "body": body, "year": year, "jd_start": jd_start, "direction": direction, "source_latitude": source_latitude, "source_longitude": source_longitude, "relocated_latitude": relocated_latitude, "relocated_longitude": relocated_longitude, "source_house_system": source_house_system, "relocated_house_system": relocated_house_system, "bodies": bodies, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "house_policy": house_policy})

    async def returns_solar(
        self,
        *,
        natal_sun_lon: float,
        year: int,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
    ) -> models.ReturnEventResponse:
        """Solar return of a year

        See `Client.returns_solar`."""
        return await self._call("POST", "/v1/returns/solar", models.ReturnEventResponse, {}, {}, {"natal_sun_lon": natal_sun_lon, "year": year, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days})

    async def rise_set_phenomena(
        self,
        *,
        body: str,
        jd_start: float,
        lat: float,
        lon: float,
        altitude: float | None = None,
        policy: models.RiseSetPolicyRequest | dict[str, Any] | None = None,
        elevation_m: float | None = None,
    ) -> models.RiseSetPhenomenaResponse:
        """Rise, set and meridian passages of a body within 24 hours

        See `Client.rise_set_phenomena`."""
        return await self._call("POST", "/v1/rise-set/phenomena", models.RiseSetPhenomenaResponse, {}, {}, {"body": body, "jd_start": jd_start, "lat": lat, "lon": lon, "altitude": altitude, "policy": policy, "elevation_m": elevation_m})

    async def rise_set_transit(
        self,
        *,
        body: str,
        jd_day: float,
        lat: float,
        lon: float,
        upper: bool | None = None,
        elevation_m: float | None = None,
    ) -> models.RiseSetTransitResponse:
        """Next upper or lower meridian passage of a body

        See `Client.rise_set_transit`."""
        return await self._call("POST", "/v1/rise-set/transit", models.RiseSetTransitResponse, {}, {}, {"body": body, "jd_day": jd_day, "lat": lat, "lon": lon, "upper": upper, "elevation_m": elevation_m})

    async def twilight_times(
        self,
        *,
        jd_day: float,
        lat: float,
        lon: float,
        elevation_m: float | None = None,
        days: int | None = None,
    ) -> models.TwilightTimesResponse:
        """Dawn, sunrise, sunset and dusk of one day

        See `Client.twilight_times`."""
        return await self._call("POST", "/v1/rise-set/twilight", models.TwilightTimesResponse, {}, {}, {"jd_day": jd_day, "lat": lat, "lon": lon, "elevation_m": elevation_m, "days": days})

    async def sade_sati_status(
        self,
        *,
        natal_moon_sidereal_lon: float,
        saturn_sidereal_lon: float,
        kantaka_houses: Literal["fourth", "angles"] | None = None,
    ) -> models.SadeSatiStatusResponse:
        """Saturn counted from the natal Moon: sade sati, ashtama and kantaka

        See `Client.sade_sati_status`."""
        return await self._call("POST", "/v1/sade-sati/status", models.SadeSatiStatusResponse, {}, {}, {"natal_moon_sidereal_lon": natal_moon_sidereal_lon, "saturn_sidereal_lon": saturn_sidereal_lon, "kantaka_houses": kantaka_houses})

    async def sade_sati_windows(
        self,
        *,
        natal_moon_sidereal_lon: float,
        start_dt: str,
        end_dt: str,
        ayanamsa_system: str | None = None,
        max_evaluations: int | None = None,
        phases: Literal["sade_sati", "all"] | None = None,
        kantaka_houses: Literal["fourth", "angles"] | None = None,
    ) -> models.SadeSatiWindowsResponse:
        """Spans of the phases of sade sati in a window

        See `Client.sade_sati_windows`."""
        return await self._call("POST", "/v1/sade-sati/windows", models.SadeSatiWindowsResponse, {}, {}, {"natal_moon_sidereal_lon": natal_moon_sidereal_lon, "start_dt": start_dt, "end_dt": end_dt, "ayanamsa_system": ayanamsa_system, "max_evaluations": max_evaluations, "phases": phases, "kantaka_houses": kantaka_houses})

    async def shadbala_chart(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaResultResponse:
        """Shadbala: the six strengths of the seven planets with all parts

        See `Client.shadbala_chart`."""
        return await self._call("POST", "/v1/shadbala/chart", models.ShadbalaResultResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    async def shadbala_chart_bhava(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaFullPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.BhavaBalaAnswer:
        """Bhava bala: the strength of the twelve houses

        See `Client.shadbala_chart_bhava`."""
        return await self._call("POST", "/v1/shadbala/chart/bhava", models.BhavaBalaAnswer, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    async def shadbala_chart_condition(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        planet: str,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaConditionProfileResponse:
        """Shadbala of one planet and its required strength

        See `Client.shadbala_chart_condition`."""
        return await self._call("POST", "/v1/shadbala/chart/condition", models.ShadbalaConditionProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise, "planet": planet})

    async def shadbala_chart_full(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaFullPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaFullResponse:
        """Shadbala of planets and houses: strengths, profile, network and bhava bala in one answer

        See `Client.shadbala_chart_full`."""
        return await self._call("POST", "/v1/shadbala/chart/full", models.ShadbalaFullResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    async def shadbala_chart_network(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaNetworkProfileResponse:
        """Shadbala: ranking of the planets, and planetary wars

        See `Client.shadbala_chart_network`."""
        return await self._call("POST", "/v1/shadbala/chart/network", models.ShadbalaNetworkProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    async def shadbala_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.ShadbalaChartProfileResponse:
        """Shadbala: planets that have their required strength

        See `Client.shadbala_chart_profile`."""
        return await self._call("POST", "/v1/shadbala/chart/profile", models.ShadbalaChartProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "policy": policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    async def sidereal_ayanamsa(
        self,
        *,
        jd_ut: float,
        ayanamsa_system: str | None = None,
        mode: Literal["true", "mean"] | None = None,
    ) -> models.SiderealAyanamsaResponse:
        """Ayanamsa of a system (Lahiri by default) at an instant

        See `Client.sidereal_ayanamsa`."""
        return await self._call("POST", "/v1/sidereal/ayanamsa", models.SiderealAyanamsaResponse, {}, {}, {"jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "mode": mode})

    async def sidereal_ayanamsa_systems(self) -> models.AyanamsaSystemsEnvelopeResponse:
        """Ayanamsa systems with their values at J2000.0

        See `Client.sidereal_ayanamsa_systems`."""
        return await self._call("GET", "/v1/sidereal/ayanamsa-systems", models.AyanamsaSystemsEnvelopeResponse, {}, {}, None)

    async def sidereal_convert(
        self,
        *,
        jd_ut: float,
        longitude_deg: float,
        direction: Literal["tropical_to_sidereal", "sidereal_to_tropical"],
        ayanamsa_system: str | None = None,
        mode: Literal["true", "mean"] | None = None,
    ) -> models.SiderealConversionResponse:
        """Conversion of a longitude between the tropical and the sidereal zodiac

        See `Client.sidereal_convert`."""
        return await self._call("POST", "/v1/sidereal/convert", models.SiderealConversionResponse, {}, {}, {"jd_ut": jd_ut, "ayanamsa_system": ayanamsa_system, "mode": mode, "longitude_deg": longitude_deg, "direction": direction})

    async def solar_condition_events(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        condition: Literal["cazimi", "combust", "under_sunbeams"] | None = None,
    ) -> models.SolarConditionEventsEnvelopeResponse:
        """Instants at which a planet enters or leaves a band of the Sun

        See `Client.solar_condition_events`."""
        return await self._call("POST", "/v1/solar-condition/events", models.SolarConditionEventsEnvelopeResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "condition": condition})

    async def solar_condition_instant(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.SolarConditionInstantEnvelopeResponse:
        """Cazimi, combust or under the beams at one instant

        See `Client.solar_condition_instant`."""
        return await self._call("POST", "/v1/solar-condition/instant", models.SolarConditionInstantEnvelopeResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def stars_bulk(
        self,
        *,
        dt: str,
        stars: list[str],
        skip_missing: bool | None = None,
    ) -> models.StarsBulkResponse:
        """Places of many fixed stars

        See `Client.stars_bulk`."""
        return await self._call("POST", "/v1/stars/bulk", models.StarsBulkResponse, {}, {}, {"dt": dt, "stars": stars, "skip_missing": skip_missing})

    async def stars_list(
        self,
        *,
        q: str | None = None,
        limit: int | None = None,
    ) -> models.StarListResponse:
        """Names of stars

        See `Client.stars_list`."""
        return await self._call("GET", "/v1/stars/list", models.StarListResponse, {}, {"q": q, "limit": limit}, None)

    async def stars_multiple_list(
        self,
        *,
        q: str | None = None,
        system_type: str | None = None,
        limit: int | None = None,
    ) -> models.MultipleStarListResponse:
        """Names of multiple stars

        See `Client.stars_multiple_list`."""
        return await self._call("GET", "/v1/stars/multiple/list", models.MultipleStarListResponse, {}, {"q": q, "system_type": system_type, "limit": limit}, None)

    async def stars_multiple_state(
        self,
        *,
        dt: str,
        system: str,
        aperture_mm: float | None = None,
    ) -> models.MultipleStarStateResponse:
        """A multiple star at an instant

        See `Client.stars_multiple_state`."""
        return await self._call("POST", "/v1/stars/multiple/state", models.MultipleStarStateResponse, {}, {}, {"dt": dt, "system": system, "aperture_mm": aperture_mm})

    async def stars_multiple_name(
        self,
        *,
        name: str,
    ) -> models.MultipleStarSystemResponse:
        """Record of a multiple star

        See `Client.stars_multiple_name`."""
        return await self._call("GET", "/v1/stars/multiple/{name}", models.MultipleStarSystemResponse, {"name": name}, {}, None)

    async def stars_position(
        self,
        *,
        dt: str,
        star: str,
    ) -> models.StarPositionAnswer:
        """Place of a fixed star

        See `Client.stars_position`."""
        return await self._call("POST", "/v1/stars/position", models.StarPositionAnswer, {}, {}, {"dt": dt, "star": star})

    async def stars_variable_catalog_profile(
        self,
        *,
        dt: str,
        eclipse_threshold: float | None = None,
    ) -> models.VariableStarCatalogProfileResponse:
        """All variable stars at an instant

        See `Client.stars_variable_catalog_profile`."""
        return await self._call("POST", "/v1/stars/variable/catalog-profile", models.VariableStarCatalogProfileResponse, {}, {}, {"dt": dt, "eclipse_threshold": eclipse_threshold})

    async def stars_variable_list(
        self,
        *,
        q: str | None = None,
        var_type: str | None = None,
        limit: int | None = None,
    ) -> models.StarListResponse:
        """Names of variable stars

        See `Client.stars_variable_list`."""
        return await self._call("GET", "/v1/stars/variable/list", models.StarListResponse, {}, {"q": q, "var_type": var_type, "limit": limit}, None)

    async def stars_variable_pair(
        self,
        *,
        dt: str,
        primary: str,
        secondary: str,
        eclipse_threshold: float | None = None,
    ) -> models.VariableStarPairResponse:
        """Two variable stars at an instant

        See `Client.stars_variable_pair`."""
        return await self._call("POST", "/v1/stars/variable/pair", models.VariableStarPairResponse, {}, {}, {"dt": dt, "primary": primary, "secondary": secondary, "eclipse_threshold": eclipse_threshold})

    async def stars_variable_range(
        self,
        *,
        star: str,
        jd_start: float,
        jd_end: float,
    ) -> models.VariableStarRangeResponse:
        """Minima, maxima and eclipses of a variable star

        See `Client.stars_variable_range`."""
        return await self._call("POST", "/v1/stars/variable/range", models.VariableStarRangeResponse, {}, {}, {"star": star, "jd_start": jd_start, "jd_end": jd_end})

    async def stars_variable_state(
        self,
        *,
        dt: str,
        star: str,
        eclipse_threshold: float | None = None,
    ) -> models.VariableStarStateResponse:
        """A variable star at an instant

        See `Client.stars_variable_state`."""
        return await self._call("POST", "/v1/stars/variable/state", models.VariableStarStateResponse, {}, {}, {"dt": dt, "star": star, "eclipse_threshold": eclipse_threshold})

    async def stars_variable_name(
        self,
        *,
        name: str,
    ) -> models.VariableStarCatalogResponse:
        """Record of a variable star

        See `Client.stars_variable_name`."""
        return await self._call("GET", "/v1/stars/variable/{name}", models.VariableStarCatalogResponse, {"name": name}, {}, None)

    async def stations_is_retrograde(
        self,
        *,
        body: str,
        jd_ut: float,
    ) -> models.StationStateResponse:
        """Whether a body is retrograde

        See `Client.stations_is_retrograde`."""
        return await self._call("POST", "/v1/stations/is-retrograde", models.StationStateResponse, {}, {}, {"body": body, "jd_ut": jd_ut})

    async def stations_next(
        self,
        *,
        body: str,
        jd_start: float,
        max_days: float | None = None,
        step_days: float | None = None,
    ) -> models.NextStationResponse | None:
        """Next station of a body

        See `Client.stations_next`."""
        return await self._call("POST", "/v1/stations/next", models.NextStationResponse | None, {}, {}, {"body": body, "jd_start": jd_start, "max_days": max_days, "step_days": step_days})

    async def stations_retrograde_periods(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
    ) -> models.RetrogradePeriodSearchResponse:
        """Retrograde periods of a body

        See `Client.stations_retrograde_periods`."""
        return await self._call("POST", "/v1/stations/retrograde-periods", models.RetrogradePeriodSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    async def stations_search(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
    ) -> models.StationSearchResponse:
        """Stations of a body between two instants

        See `Client.stations_search`."""
        return await self._call("POST", "/v1/stations/search", models.StationSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days})

    async def stelliums_analyze(
        self,
        *,
        schema_version: Literal["engine.stellium.v1"],
        positions: dict[str, float],
        context: models.StelliumContextRequest | dict[str, Any],
        policy: models.StelliumPolicyRequest | dict[str, Any] | None = None,
        selection: models.StelliumSelectionRequest | dict[str, Any] | None = None,
        houses: models.StelliumHouseSnapshot | dict[str, Any] | None = None,
        house_unavailable_reason: str | None = None,
    ) -> models.StelliumAnalysisResponse:
        """Stelliums: groups of planets in one sign, one house, or within an arc

        See `Client.stelliums_analyze`."""
        return await self._call("POST", "/v1/stelliums/analyze", models.StelliumAnalysisResponse, {}, {}, {"schema_version": schema_version, "positions": positions, "policy": policy, "selection": selection, "context": context, "houses": houses, "house_unavailable_reason": house_unavailable_reason})

    async def synastry_aspects(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryAspectSearchResponse:
        """Aspects between two charts

        See `Client.synastry_aspects`."""
        return await self._call("POST", "/v1/synastry/aspects", models.SynastryAspectSearchResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_chart_condition(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryChartConditionProfileResponse:
        """Profiles of all contacts, overlays and relationship charts

        See `Client.synastry_chart_condition`."""
        return await self._call("POST", "/v1/synastry/chart-condition", models.SynastryChartConditionProfileResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_condition_profiles(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryConditionProfileListResponse:
        """Structural profile of each contact

        See `Client.synastry_condition_profiles`."""
        return await self._call("POST", "/v1/synastry/condition-profiles", models.SynastryConditionProfileListResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_contact_relations(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryRelationListResponse:
        """The relations of the contacts

        See `Client.synastry_contact_relations`."""
        return await self._call("POST", "/v1/synastry/contact-relations", models.SynastryRelationListResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_contacts(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryContactSearchResponse:
        """Aspects between two charts, with their derivation

        See `Client.synastry_contacts`."""
        return await self._call("POST", "/v1/synastry/contacts", models.SynastryContactSearchResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_network(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: Literal[1, 2, None] | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryConditionNetworkProfileResponse:
        """All relations of two charts as a directed network

        See `Client.synastry_network`."""
        return await self._call("POST", "/v1/synastry/network", models.SynastryConditionNetworkProfileResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_overlay(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: int | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
        direction: Literal["first_in_second", "second_in_first"] | None = None,
    ) -> models.SynastryHouseOverlayResponse:
        """Points of one chart in the houses of the other

        See `Client.synastry_overlay`."""
        return await self._call("POST", "/v1/synastry/overlay", models.SynastryHouseOverlayResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes, "direction": direction})

    async def synastry_overlay_relations(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: int | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.SynastryRelationListResponse:
        """The relations of the two overlays

        See `Client.synastry_overlay_relations`."""
        return await self._call("POST", "/v1/synastry/overlay-relations", models.SynastryRelationListResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def synastry_overlays(
        self,
        *,
        first: models.RelationshipPartyRequest | dict[str, Any],
        second: models.RelationshipPartyRequest | dict[str, Any],
        first_label: str | None = None,
        second_label: str | None = None,
        tier: int | None = None,
        orb_factor: float | None = None,
        include_nodes: bool | None = None,
    ) -> models.MutualHouseOverlayResponse:
        """House overlays in both directions

        See `Client.synastry_overlays`."""
        return await self._call("POST", "/v1/synastry/overlays", models.MutualHouseOverlayResponse, {}, {}, {"first": first, "second": second, "first_label": first_label, "second_label": second_label, "tier": tier, "orb_factor": orb_factor, "include_nodes": include_nodes})

    async def timelords_decennials_active_pair(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        query_dt: str,
    ) -> models.DecennialActivePairOptionalResponse:
        """Decennials: comparison of the two lords at an instant

        See `Client.timelords_decennials_active_pair`."""
        return await self._call("POST", "/v1/timelords/decennials/active-pair", models.DecennialActivePairOptionalResponse, {}, {}, {"natal": natal, "query_dt": query_dt})

    async def timelords_decennials_active_path(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        query_dt: str,
    ) -> models.DecennialActivePathOptionalResponse:
        """Decennials: periods at an instant, level by level

        See `Client.timelords_decennials_active_path`."""
        return await self._call("POST", "/v1/timelords/decennials/active-path", models.DecennialActivePathOptionalResponse, {}, {}, {"natal": natal, "query_dt": query_dt})

    async def timelords_decennials_current(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
        current_dt: str,
    ) -> models.DecennialCurrentResponse:
        """Decennials: major period and subperiod at an instant

        See `Client.timelords_decennials_current`."""
        return await self._call("POST", "/v1/timelords/decennials/current", models.DecennialCurrentResponse, {}, {}, {"natal": natal, "current_dt": current_dt})

    async def timelords_decennials_groups(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialGroupsResponse:
        """Decennials: major periods with their subperiods nested

        See `Client.timelords_decennials_groups`."""
        return await self._call("POST", "/v1/timelords/decennials/groups", models.DecennialGroupsResponse, {}, {}, {"natal": natal})

    async def timelords_decennials_profile(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialSequenceProfileResponse:
        """Decennials: profile of the periods by type of lord

        See `Client.timelords_decennials_profile`."""
        return await self._call("POST", "/v1/timelords/decennials/profile", models.DecennialSequenceProfileResponse, {}, {}, {"natal": natal})

    async def timelords_decennials_sequence(
        self,
        *,
        natal: models.DecennialNatalRequest | dict[str, Any],
    ) -> models.DecennialSequenceResponse:
        """Decennials: all major periods and subperiods

        See `Client.timelords_decennials_sequence`."""
        return await self._call("POST", "/v1/timelords/decennials/sequence", models.DecennialSequenceResponse, {}, {}, {"natal": natal})

    async def timelords_firdaria_active_pair(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        query_dt: str,
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarActivePairOptionalResponse:
        """Firdaria: comparison of the two lords at an instant

        See `Client.timelords_firdaria_active_pair`."""
        return await self._call("POST", "/v1/timelords/firdaria/active-pair", models.FirdarActivePairOptionalResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis, "query_dt": query_dt})

    async def timelords_firdaria_current(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        current_dt: str,
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarCurrentResponse:
        """Firdaria: major period and subperiod at an instant

        See `Client.timelords_firdaria_current`."""
        return await self._call("POST", "/v1/timelords/firdaria/current", models.FirdarCurrentResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis, "current_dt": current_dt})

    async def timelords_firdaria_groups(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarGroupsResponse:
        """Firdaria: major periods with their subperiods nested

        See `Client.timelords_firdaria_groups`."""
        return await self._call("POST", "/v1/timelords/firdaria/groups", models.FirdarGroupsResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    async def timelords_firdaria_profile(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarSequenceProfileResponse:
        """Firdaria: profile of the nine major periods by type of lord

        See `Client.timelords_firdaria_profile`."""
        return await self._call("POST", "/v1/timelords/firdaria/profile", models.FirdarSequenceProfileResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    async def timelords_firdaria_sequence(
        self,
        *,
        natal: models.FirdarNatalRequest | dict[str, Any],
        variant: Literal["standard", "bonatti"] | None = None,
        include_node_subperiods: bool | None = None,
        year_basis: Literal["julian_365.25", "tropical_365.2422"] | None = None,
    ) -> models.FirdarSequenceResponse:
        """Firdaria: all major periods and subperiods of 75 years

        See `Client.timelords_firdaria_sequence`."""
        return await self._call("POST", "/v1/timelords/firdaria/sequence", models.FirdarSequenceResponse, {}, {}, {"natal": natal, "variant": variant, "include_node_subperiods": include_node_subperiods, "year_basis": year_basis})

    async def timelords_zodiacal_releasing_current(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        current_dt: str,
        levels: int | None = None,
    ) -> models.ZRCurrentResponse:
        """Zodiacal releasing: periods at an instant

        See `Client.timelords_zodiacal_releasing_current`."""
        return await self._call("POST", "/v1/timelords/zodiacal-releasing/current", models.ZRCurrentResponse, {}, {}, {"natal": natal, "current_dt": current_dt, "levels": levels})

    async def timelords_zodiacal_releasing_groups(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRGroupsResponse:
        """Zodiacal releasing: periods with their parts nested

        See `Client.timelords_zodiacal_releasing_groups`."""
        return await self._call("POST", "/v1/timelords/zodiacal-releasing/groups", models.ZRGroupsResponse, {}, {}, {"natal": natal, "levels": levels, "span_years": span_years})

    async def timelords_zodiacal_releasing_level_pair(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        query_dt: str,
        upper_level: int | None = None,
        lower_level: int | None = None,
    ) -> models.ZRLevelPairResponse:
        """Zodiacal releasing: comparison of two levels at an instant

        See `Client.timelords_zodiacal_releasing_level_pair`."""
        return await self._call("POST", "/v1/timelords/zodiacal-releasing/level-pair", models.ZRLevelPairResponse, {}, {}, {"natal": natal, "query_dt": query_dt, "upper_level": upper_level, "lower_level": lower_level})

    async def timelords_zodiacal_releasing_profile(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        profile_level: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRSequenceProfileResponse:
        """Zodiacal releasing: periods of one level, with counts

        See `Client.timelords_zodiacal_releasing_profile`."""
        return await self._call("POST", "/v1/timelords/zodiacal-releasing/profile", models.ZRSequenceProfileResponse, {}, {}, {"natal": natal, "levels": levels, "profile_level": profile_level, "span_years": span_years})

    async def timelords_zodiacal_releasing_sequence(
        self,
        *,
        natal: models.ZRNatalRequest | dict[str, Any],
        levels: int | None = None,
        span_years: float | None = None,
    ) -> models.ZRSequenceResponse:
        """Zodiacal releasing: periods of one to four levels

        See `Client.timelords_zodiacal_releasing_sequence`."""
        return await self._call("POST", "/v1/timelords/zodiacal-releasing/sequence", models.ZRSequenceResponse, {}, {}, {"natal": natal, "levels": levels, "span_years": span_years})

    async def transits_ingresses(
        self,
        *,
        body: str,
        jd_start: float,
        jd_end: float,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
    ) -> models.IngressSearchResponse:
        """Sign ingresses of a planet

        See `Client.transits_ingresses`."""
        return await self._call("POST", "/v1/transits/ingresses", models.IngressSearchResponse, {}, {}, {"body": body, "jd_start": jd_start, "jd_end": jd_end, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "direction": direction})

    async def transits_natal_aspects(
        self,
        *,
        body: str,
        natal_longitudes: list[float],
        aspect_angles: list[float],
        jd_start: float,
        jd_end: float,
        aspect_orbs: list[float] | None = None,
        search_motion: Literal["forward", "backward"] | None = None,
    ) -> models.NatalAspectSearchResponse:
        """Exact aspects of a moving body to fixed longitudes

        See `Client.transits_natal_aspects`."""
        return await self._call("POST", "/v1/transits/natal-aspects", models.NatalAspectSearchResponse, {}, {}, {"body": body, "natal_longitudes": natal_longitudes, "aspect_angles": aspect_angles, "aspect_orbs": aspect_orbs, "jd_start": jd_start, "jd_end": jd_end, "search_motion": search_motion})

    async def transits_next_ingress(
        self,
        *,
        body: str,
        jd_start: float,
        max_days: float | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
    ) -> models.NextIngressResponse | None:
        """Next sign ingress of a planet

        See `Client.transits_next_ingress`."""
        return await self._call("POST", "/v1/transits/next-ingress", models.NextIngressResponse | None, {}, {}, {"body": body, "jd_start": jd_start, "max_days": max_days, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "direction": direction})

    async def transits_search(
        self,
        *,
        body: str,
        target_lon: float | str,
        jd_start: float,
        jd_end: float,
        search_motion: Literal["forward", "backward"] | None = None,
        step_days: float | None = None,
        solver_tolerance_days: float | None = None,
        direction: Literal["direct", "retrograde", "either"] | None = None,
    ) -> models.TransitSearchResponse:
        """Crossings of a longitude by a planet

        See `Client.transits_search`."""
        return await self._call("POST", "/v1/transits/search", models.TransitSearchResponse, {}, {}, {"body": body, "target_lon": target_lon, "jd_start": jd_start, "jd_end": jd_end, "search_motion": search_motion, "step_days": step_days, "solver_tolerance_days": solver_tolerance_days, "direction": direction})

    async def triplicity_assignment(
        self,
        *,
        sign: str,
        is_day_chart: bool,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
    ) -> models.TriplicityAssignmentResponse:
        """Triplicity rulers of a sign (Dorotheus)

        See `Client.triplicity_assignment`."""
        return await self._call("POST", "/v1/triplicity/assignment", models.TriplicityAssignmentResponse, {}, {}, {"sign": sign, "is_day_chart": is_day_chart, "doctrine": doctrine})

    async def triplicity_score(
        self,
        *,
        planet: str,
        sign: str,
        is_day_chart: bool,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
        participating_policy: Literal["ignore", "award_reduced"] | None = None,
        primary_score: int | None = None,
        participating_score: int | None = None,
    ) -> models.TriplicityScoreResponse:
        """Triplicity score of a planet in a sign

        See `Client.triplicity_score`."""
        return await self._call("POST", "/v1/triplicity/score", models.TriplicityScoreResponse, {}, {}, {"planet": planet, "sign": sign, "is_day_chart": is_day_chart, "doctrine": doctrine, "participating_policy": participating_policy, "primary_score": primary_score, "participating_score": participating_score})

    async def triplicity_table(
        self,
        *,
        doctrine: Literal["dorothean_pingree_1976"] | None = None,
        is_day_chart: bool | None = None,
    ) -> models.TriplicityTableResponse:
        """Triplicity rulers of all signs (Dorotheus) in a day chart or a night chart

        See `Client.triplicity_table`."""
        return await self._call("GET", "/v1/triplicity/table", models.TriplicityTableResponse, {}, {"doctrine": doctrine, "is_day_chart": is_day_chart}, None)

    async def upagrahas_kalavelas(
        self,
        *,
        dt: str,
        latitude: float,
        longitude: float,
        ayanamsa_system: str | None = None,
        portion_point: Literal["beginning", "middle", "end"] | None = None,
        mandi_mode: Literal["alias_of_gulika", "distinct_kalidasa_table"] | None = None,
        lord_sequence: Literal["contiguous", "lordless_after_saturn"] | None = None,
        sunrise_definition: Literal["rashtriya_upper_limb", "usno_upper_limb", "geometric_center"] | None = None,
    ) -> models.KalavelaResponse:
        """Gulika, Mandi and the other points of the parts of day and night

        See `Client.upagrahas_kalavelas`."""
        return await self._call("POST", "/v1/upagrahas/kalavelas", models.KalavelaResponse, {}, {}, {"dt": dt, "latitude": latitude, "longitude": longitude, "ayanamsa_system": ayanamsa_system, "portion_point": portion_point, "mandi_mode": mandi_mode, "lord_sequence": lord_sequence, "sunrise_definition": sunrise_definition})

    async def upagrahas_sun_based(
        self,
        *,
        sun_sidereal_lon: float,
    ) -> models.SunBasedUpagrahasResponse:
        """Dhuma, Vyatipata, Parivesha, Indrachapa and Upaketu

        See `Client.upagrahas_sun_based`."""
        return await self._call("POST", "/v1/upagrahas/sun-based", models.SunBasedUpagrahasResponse, {}, {}, {"sun_sidereal_lon": sun_sidereal_lon})

    async def uranian_bulk(
        self,
        *,
        jd_ut: float,
        names: list[str] | None = None,
        place_center: Literal["heliocentric", "geocentric"] | None = None,
    ) -> models.UranianBulkResponse:
        """Positions of several Uranian points (Hamburg school) and Transpluto

        See `Client.uranian_bulk`."""
        return await self._call("POST", "/v1/uranian/bulk", models.UranianBulkResponse, {}, {}, {"jd_ut": jd_ut, "names": names, "place_center": place_center})

    async def uranian_catalog(self) -> models.UranianCatalogResponse:
        """Hypothetical points: the eight Uranian points of the Hamburg school (Witte) and Transpluto

        See `Client.uranian_catalog`."""
        return await self._call("GET", "/v1/uranian/catalog", models.UranianCatalogResponse, {}, {}, None)

    async def uranian_position(
        self,
        *,
        name: str,
        jd_ut: float,
        place_center: Literal["heliocentric", "geocentric"] | None = None,
    ) -> models.UranianSingleResponse:
        """Position of one Uranian point (Hamburg school) or Transpluto

        See `Client.uranian_position`."""
        return await self._call("POST", "/v1/uranian/position", models.UranianSingleResponse, {}, {}, {"name": name, "jd_ut": jd_ut, "place_center": place_center})

    async def varga_chart_named(
        self,
        *,
        dt: str,
        body: str,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaChartNamedResponse:
        """Varga of a body of a chart in a named division

        See `Client.varga_chart_named`."""
        return await self._call("POST", "/v1/varga/chart/named", models.VargaChartNamedResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "body": body, "varga": varga})

    async def varga_chart_shodashvarga(
        self,
        *,
        dt: str,
        body: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaChartShodashvargaResponse:
        """Shodashvarga of a body of a chart

        See `Client.varga_chart_shodashvarga`."""
        return await self._call("POST", "/v1/varga/chart/shodashvarga", models.VargaChartShodashvargaResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy, "body": body})

    async def varga_chart_shodashvarga_batch(
        self,
        *,
        dt: str,
        bodies: list[str],
        ayanamsa_system: str | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        node: Literal["true", "mean"] | None = None,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaChartShodashvargaBatchResponse:
        """Shodashvarga of bodies of a chart

        See `Client.varga_chart_shodashvarga_batch`."""
        return await self._call("POST", "/v1/varga/chart/shodashvarga/batch", models.VargaChartShodashvargaBatchResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "node": node, "policy": policy})

    async def varga_d60_sign(
        self,
        *,
        sidereal_longitude: float,
        method: Literal["harmonic", "bphs_santhanam_sign", "pvr_textbook_linear", "classical_derived_linear"] | None = None,
    ) -> models.D60SignResponse:
        """Shashtiamsha (D60) sign of a longitude

        See `Client.varga_d60_sign`."""
        return await self._call("POST", "/v1/varga/d60/sign", models.D60SignResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "method": method})

    async def varga_generic(
        self,
        *,
        sidereal_longitude: float,
        divisor: int,
        name: str | None = None,
    ) -> models.VargaPointResponse:
        """Varga of a longitude in a plain division of the signs

        See `Client.varga_generic`."""
        return await self._call("POST", "/v1/varga/generic", models.VargaPointResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "divisor": divisor, "name": name})

    async def varga_named(
        self,
        *,
        sidereal_longitude: float,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaNamedPointResponse:
        """Varga of a longitude in a named division

        See `Client.varga_named`."""
        return await self._call("POST", "/v1/varga/named", models.VargaNamedPointResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "varga": varga, "policy": policy})

    async def varga_named_batch(
        self,
        *,
        varga: Literal["hora", "chaturthamsha", "shashthamsha", "saptamsa", "ashtamsha", "navamsa", "dashamansa", "dwadashamsa", "shodashamsha", "vimshamsha", "chaturvimshamsha", "saptavimshamsha", "trimshamsa", "khavedamsha", "akshavedamsha", "shashtiamsha", "rasi", "drekkana"],
        longitudes: dict[str, float],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaNamedBatchResponse:
        """Vargas of named longitudes in one division

        See `Client.varga_named_batch`."""
        return await self._call("POST", "/v1/varga/named/batch", models.VargaNamedBatchResponse, {}, {}, {"varga": varga, "longitudes": longitudes, "policy": policy})

    async def varga_shodashvarga(
        self,
        *,
        sidereal_longitude: float,
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaShodashvargaResponse:
        """Shodashvarga: a longitude in all named divisions

        See `Client.varga_shodashvarga`."""
        return await self._call("POST", "/v1/varga/shodashvarga", models.VargaShodashvargaResponse, {}, {}, {"sidereal_longitude": sidereal_longitude, "policy": policy})

    async def varga_shodashvarga_batch(
        self,
        *,
        longitudes: dict[str, float],
        policy: models.VargaPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VargaShodashvargaBatchResponse:
        """Shodashvarga of named longitudes

        See `Client.varga_shodashvarga_batch`."""
        return await self._call("POST", "/v1/varga/shodashvarga/batch", models.VargaShodashvargaBatchResponse, {}, {}, {"longitudes": longitudes, "policy": policy})

    async def varga_vimshopaka(
        self,
        *,
        sidereal_longitudes: models.SevenPlanetLongitudes | dict[str, Any],
        group: Literal["shadvarga", "saptavarga", "dashavarga", "shodashavarga"] | None = None,
        d60_method: Literal["harmonic", "bphs_santhanam_sign", "pvr_textbook_linear", "classical_derived_linear"] | None = None,
        vargas: Literal["bphs_6", "harmonic"] | None = None,
    ) -> models.VimshopakaChartAnswer:
        """Vimshopaka: strength of the seven planets in a group of divisions, of 20 points

        See `Client.varga_vimshopaka`."""
        return await self._call("POST", "/v1/varga/vimshopaka", models.VimshopakaChartAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "group": group, "d60_method": d60_method, "vargas": vargas})

    async def varshaphal_chart(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
    ) -> models.VarshaphalChartResponse:
        """Annual chart (varshaphal) with muntha, lord of the year, yogas, sahams and periods

        See `Client.varshaphal_chart`."""
        return await self._call("POST", "/v1/varshaphal/chart", models.VarshaphalChartResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares})

    async def varshaphal_judgement_profile(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> models.VarshaphalJudgementProfileResponse:
        """Strengths of the governors and sahams of a year

        See `Client.varshaphal_judgement_profile`."""
        return await self._call("POST", "/v1/varshaphal/judgement/profile", models.VarshaphalJudgementProfileResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    async def varshaphal_judgement_year(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> models.VarshaphalYearJudgementResponse:
        """Judgement of a year and of its topics

        See `Client.varshaphal_judgement_year`."""
        return await self._call("POST", "/v1/varshaphal/judgement/year", models.VarshaphalYearJudgementResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    async def varshaphal_mudda_active(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        query_dt: str,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.MuddaActiveResponse:
        """Mudda period and sub-period at an instant

        See `Client.varshaphal_mudda_active`."""
        return await self._call("POST", "/v1/varshaphal/mudda/active", models.MuddaActiveResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "query_dt": query_dt, "node": node})

    async def varshaphal_mudda_judgement(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        query_dt: str,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.MuddaPeriodJudgementResponse:
        """Result of a mudda period

        See `Client.varshaphal_mudda_judgement`."""
        return await self._call("POST", "/v1/varshaphal/mudda/judgement", models.MuddaPeriodJudgementResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "query_dt": query_dt, "node": node})

    async def varshaphal_summary(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> models.VarshaphalYearSummaryResponse:
        """Summary of a year

        See `Client.varshaphal_summary`."""
        return await self._call("POST", "/v1/varshaphal/summary", models.VarshaphalYearSummaryResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    async def varshaphal_tasira_active(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        query_dt: str,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        node: Literal["true", "mean"] | None = None,
    ) -> models.TasiraActiveResponse:
        """Tasira period at an instant

        See `Client.varshaphal_tasira_active`."""
        return await self._call("POST", "/v1/varshaphal/tasira/active", models.TasiraActiveResponse, {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "query_dt": query_dt, "node": node})

    async def varshaphal_topics(
        self,
        *,
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        year_lord_rule: Literal["strength", "claims"] | None = None,
        moon_year_lord: Literal["hands_over", "stays"] | None = None,
        ithasala_motion: Literal["actual", "natural"] | None = None,
        kamboola_contact: Literal["any", "applying"] | None = None,
        manahoo_contact: Literal["square_too", "orb"] | None = None,
        nakta_mediator: Literal["faster", "moon"] | None = None,
        khallasara: Literal["counted", "omitted"] | None = None,
        directional_strength: Literal["both_sides", "after_cusp"] | None = None,
        mean_motions: Literal["geocentric", "direct"] | None = None,
        varga_shares: Literal["six_steps", "four_steps"] | None = None,
        focus_dt: str | None = None,
    ) -> list[models.VarshaphalTopicJudgementResponse]:
        """Topics of a year by points

        See `Client.varshaphal_topics`."""
        return await self._call("POST", "/v1/varshaphal/topics", list[models.VarshaphalTopicJudgementResponse], {}, {}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "year_lord_rule": year_lord_rule, "moon_year_lord": moon_year_lord, "ithasala_motion": ithasala_motion, "kamboola_contact": kamboola_contact, "manahoo_contact": manahoo_contact, "nakta_mediator": nakta_mediator, "khallasara": khallasara, "directional_strength": directional_strength, "mean_motions": mean_motions, "varga_shares": varga_shares, "focus_dt": focus_dt})

    async def varshaphal_topics_windows(
        self,
        *,
        topic: Literal["marriage", "wealth", "career", "authority", "children", "illness", "travel"],
        natal_dt: str,
        natal_latitude: float,
        natal_longitude: float,
        year: int,
        latitude: float,
        longitude: float,
        ayanamsa: str | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        mudda_first_period: Literal["balance", "whole"] | None = None,
        focus_dt: str | None = None,
    ) -> list[models.VarshaphalTopicWindowResponse]:
        """Periods of a year in which a matter is active

        See `Client.varshaphal_topics_windows`."""
        return await self._call("POST", "/v1/varshaphal/topics/windows", list[models.VarshaphalTopicWindowResponse], {}, {"topic": topic}, {"natal_dt": natal_dt, "natal_latitude": natal_latitude, "natal_longitude": natal_longitude, "year": year, "latitude": latitude, "longitude": longitude, "ayanamsa": ayanamsa, "house_system": house_system, "bodies": bodies, "place_center": place_center, "mudda_first_period": mudda_first_period, "focus_dt": focus_dt})

    async def vedic_dignities_given_chart_profile(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicChartDignityProfileResponse:
        """Vedic dignities of given longitudes

        See `Client.vedic_dignities_given_chart_profile`."""
        return await self._call("POST", "/v1/vedic-dignities/chart-profile", models.VedicChartDignityProfileResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "policy": policy})

    async def vedic_dignities_chart_dignity(
        self,
        *,
        dt: str,
        planet: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        policy: models.VedicDignityChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityChartBackedResultResponse:
        """Vedic dignity of a planet in a chart

        See `Client.vedic_dignities_chart_dignity`."""
        return await self._call("POST", "/v1/vedic-dignities/chart/dignity", models.VedicDignityChartBackedResultResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "planet": planet, "policy": policy})

    async def vedic_dignities_chart_profile(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        policy: models.VedicDignityChartPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityChartBackedProfileResponse:
        """Vedic dignities of the planets of a chart

        See `Client.vedic_dignities_chart_profile`."""
        return await self._call("POST", "/v1/vedic-dignities/chart/profile", models.VedicDignityChartBackedProfileResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "policy": policy})

    async def vedic_dignities_chart_relationships(
        self,
        *,
        dt: str,
        ayanamsa_system: str | None = None,
        bodies: list[str] | None = None,
        observer_lat: float | None = None,
        observer_lon: float | None = None,
        observer_elev_m: float | None = None,
        include_nodes: bool | None = None,
        house_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
    ) -> models.VedicDignityChartBackedRelationshipsResponse:
        """Friendships of the planets of a chart

        See `Client.vedic_dignities_chart_relationships`."""
        return await self._call("POST", "/v1/vedic-dignities/chart/relationships", models.VedicDignityChartBackedRelationshipsResponse, {}, {}, {"dt": dt, "ayanamsa_system": ayanamsa_system, "bodies": bodies, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "include_nodes": include_nodes, "house_system": house_system, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction})

    async def vedic_dignities_condition(
        self,
        *,
        planet: str,
        sidereal_longitude: float,
        sign_lord_longitude: float | None = None,
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityConditionResponse:
        """Vedic dignity of a planet with its tier

        See `Client.vedic_dignities_condition`."""
        return await self._call("POST", "/v1/vedic-dignities/condition", models.VedicDignityConditionResponse, {}, {}, {"planet": planet, "sidereal_longitude": sidereal_longitude, "sign_lord_longitude": sign_lord_longitude, "policy": policy})

    async def vedic_dignities_dignity(
        self,
        *,
        planet: str,
        sidereal_longitude: float,
        sign_lord_longitude: float | None = None,
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityAnswerResponse:
        """Vedic dignity of a planet at a sidereal longitude

        See `Client.vedic_dignities_dignity`."""
        return await self._call("POST", "/v1/vedic-dignities/dignity", models.VedicDignityAnswerResponse, {}, {}, {"planet": planet, "sidereal_longitude": sidereal_longitude, "sign_lord_longitude": sign_lord_longitude, "policy": policy})

    async def vedic_dignities_relationships(
        self,
        *,
        sidereal_longitudes: dict[str, float],
        policy: models.VedicDignityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VedicDignityRelationshipsAnswer:
        """Natural, temporary and compound friendships of given longitudes

        See `Client.vedic_dignities_relationships`."""
        return await self._call("POST", "/v1/vedic-dignities/relationships", models.VedicDignityRelationshipsAnswer, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "policy": policy})

    async def vedic_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        current_dt: str | None = None,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        ayanamsa_system: str | None = None,
        hora_lord: str | None = None,
        dasha_levels: int | None = None,
        dasha_include_sub: bool | None = None,
        dasha_year_basis: Literal["julian_365.25", "savana_360", "tropical_365.2422", "sidereal_365.2564", None] | None = None,
        include: models.VedicProfileIncludeRequest | dict[str, Any] | None = None,
        panchanga_policy: models.PanchangaPolicyRequest | dict[str, Any] | None = None,
        shadbala_policy: models.ShadbalaPolicyRequest | dict[str, Any] | None = None,
        ayanamsa_mode: Literal["true", "mean"] | None = None,
        place_center: Literal["geocentric", "topocentric"] | None = None,
        place_reduction: Literal["apparent", "geometric"] | None = None,
        sunrise_definition: Literal["upper_limb_refracted", "centre_unrefracted"] | None = None,
        no_sunrise: Literal["mean_day", "refuse"] | None = None,
    ) -> models.VedicChartProfileResponse:
        """Vedic profile: chart, panchanga, shadbala and dashas in force of one birth

        See `Client.vedic_chart_profile`."""
        return await self._call("POST", "/v1/vedic/chart-profile", models.VedicChartProfileResponse, {}, {}, {"dt": dt, "current_dt": current_dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "ayanamsa_system": ayanamsa_system, "hora_lord": hora_lord, "dasha_levels": dasha_levels, "dasha_include_sub": dasha_include_sub, "dasha_year_basis": dasha_year_basis, "include": include, "panchanga_policy": panchanga_policy, "shadbala_policy": shadbala_policy, "ayanamsa_mode": ayanamsa_mode, "place_center": place_center, "place_reduction": place_reduction, "sunrise_definition": sunrise_definition, "no_sunrise": no_sunrise})

    async def visibility_assessment(
        self,
        *,
        body: str,
        jd_ut: float,
        lat: float,
        lon: float,
        policy: models.VisibilityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VisibilityAssessmentResponse:
        """Visibility of a body or star at a place and instant

        See `Client.visibility_assessment`."""
        return await self._call("POST", "/v1/visibility/assessment", models.VisibilityAssessmentResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "lat": lat, "lon": lon, "policy": policy})

    async def visibility_atmospheric_extinction(
        self,
        *,
        apparent_altitude_deg: float,
        model: Literal["kasten_young_1989_broadband", "schaefer_1993_components"],
        extinction_coefficient_k: float | None = None,
        observer_altitude_m: float | None = None,
        relative_humidity: float | None = None,
        observer_latitude_deg: float | None = None,
        sun_right_ascension_deg: float | None = None,
    ) -> models.AtmosphericExtinctionResponse:
        """Atmospheric extinction of a star at an apparent altitude

        See `Client.visibility_atmospheric_extinction`."""
        return await self._call("POST", "/v1/visibility/atmospheric-extinction", models.AtmosphericExtinctionResponse, {}, {}, {"apparent_altitude_deg": apparent_altitude_deg, "model": model, "extinction_coefficient_k": extinction_coefficient_k, "observer_altitude_m": observer_altitude_m, "relative_humidity": relative_humidity, "observer_latitude_deg": observer_latitude_deg, "sun_right_ascension_deg": sun_right_ascension_deg})

    async def visibility_physical_assessment(
        self,
        *,
        body: str,
        jd_ut: float,
        lat: float,
        lon: float,
        policy: models.PhysicalVisibilityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PhysicalVisibilityAssessmentResponse:
        """Visibility of a point source from the physics of eye, air and sky

        See `Client.visibility_physical_assessment`."""
        return await self._call("POST", "/v1/visibility/physical-assessment", models.PhysicalVisibilityAssessmentResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "lat": lat, "lon": lon, "policy": policy})

    async def visibility_physical_event(
        self,
        *,
        body: str,
        phase: Literal["morning_first_rising", "morning_first_setting", "evening_last_rising", "evening_last_setting"],
        jd_start: float,
        lat: float,
        lon: float,
        policy: models.PhysicalVisibilityPolicyRequest | dict[str, Any] | None = None,
        search_policy: models.PhysicalVisibilitySearchPolicyRequest | dict[str, Any] | None = None,
    ) -> models.PhysicalVisibilityEventResponse:
        """Next heliacal or acronychal event of a planet or star, from the physics of eye, air and sky

        See `Client.visibility_physical_event`."""
        return await self._call("POST", "/v1/visibility/physical-event", models.PhysicalVisibilityEventResponse, {}, {}, {"body": body, "phase": phase, "jd_start": jd_start, "lat": lat, "lon": lon, "policy": policy, "search_policy": search_policy})

    async def visibility_point_source_threshold(
        self,
        *,
        background_nanolamberts: float,
        field_factor: float | None = None,
    ) -> models.PointSourceVisibilityThresholdResponse:
        """Limiting magnitude of a point source against a background

        See `Client.visibility_point_source_threshold`."""
        return await self._call("POST", "/v1/visibility/point-source-threshold", models.PointSourceVisibilityThresholdResponse, {}, {}, {"background_nanolamberts": background_nanolamberts, "field_factor": field_factor})

    async def visibility_tonight(
        self,
        *,
        body: str,
        jd_ut: float,
        lat: float,
        lon: float,
        policy: models.VisibilityPolicyRequest | dict[str, Any] | None = None,
    ) -> models.VisibilityAssessmentResponse:
        """Visibility of a body or star at an instant, and its hours of visibility in that night

        See `Client.visibility_tonight`."""
        return await self._call("POST", "/v1/visibility/tonight", models.VisibilityAssessmentResponse, {}, {}, {"body": body, "jd_ut": jd_ut, "lat": lat, "lon": lon, "policy": policy})

    async def visibility_twilight_sky_brightness(
        self,
        *,
        target_altitude_deg: float,
        sun_altitude_deg: float,
        sun_target_separation_deg: float,
        extinction_coefficient_k: float | None = None,
    ) -> models.TwilightSkyBrightnessResponse:
        """Brightness of the twilight sky in a direction

        See `Client.visibility_twilight_sky_brightness`."""
        return await self._call("POST", "/v1/visibility/twilight-sky-brightness", models.TwilightSkyBrightnessResponse, {}, {}, {"target_altitude_deg": target_altitude_deg, "sun_altitude_deg": sun_altitude_deg, "sun_target_separation_deg": sun_target_separation_deg, "extinction_coefficient_k": extinction_coefficient_k})

    async def void_of_course_is_active(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseStateResponse:
        """Whether the Moon is void of course

        See `Client.void_of_course_is_active`."""
        return await self._call("POST", "/v1/void-of-course/is-active", models.VoidOfCourseStateResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    async def void_of_course_next(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseWindowResponse:
        """Void period of the Moon’s next sign

        See `Client.void_of_course_next`."""
        return await self._call("POST", "/v1/void-of-course/next", models.VoidOfCourseWindowResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    async def void_of_course_range(
        self,
        *,
        jd_start: float,
        jd_end: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseRangeResponse:
        """Void periods in a range

        See `Client.void_of_course_range`."""
        return await self._call("POST", "/v1/void-of-course/range", models.VoidOfCourseRangeResponse, {}, {}, {"jd_start": jd_start, "jd_end": jd_end, "modern": modern})

    async def void_of_course_window(
        self,
        *,
        jd_ut: float,
        modern: bool | None = None,
    ) -> models.VoidOfCourseWindowResponse:
        """Void period of the Moon’s current sign

        See `Client.void_of_course_window`."""
        return await self._call("POST", "/v1/void-of-course/window", models.VoidOfCourseWindowResponse, {}, {}, {"jd_ut": jd_ut, "modern": modern})

    async def website_chart_wheel_packet(
        self,
        *,
        chart: models.ChartRequest | dict[str, Any],
        houses: models.ChartWheelHousesRequest | dict[str, Any] | None = None,
        config: models.ChartWheelConfig | dict[str, Any] | None = None,
        include_svg: bool | None = None,
        rings: list[models.ChartWheelRingRequest] | list[dict[str, Any]] | None = None,
        aspect_lines: Literal["own", "between", "all", None] | None = None,
        figure: models.ChartWheelFigureRequest | dict[str, Any] | None = None,
        ayanamsa_system: str | None = None,
        ayanamsa_mode: Literal["true", "mean", None] | None = None,
        time_uncertainty_minutes: float | None = None,
        degree_form: Literal["minutes", "degrees", None] | None = None,
        label_size: Literal["small", "normal", "large", None] | None = None,
        palette: Literal["elements", "soft", "mono", None] | None = None,
        line_style: Literal["tone", "dashes", "thin", None] | None = None,
        caption: list[str] | None = None,
        south_node: bool | None = None,
        angle_aspects: bool | None = None,
        include_symbols: bool | None = None,
    ) -> models.ChartWheelPacketResponse:
        """Chart, houses, drawing primitives and finished SVG of a chart wheel

        See `Client.website_chart_wheel_packet`."""
        return await self._call("POST", "/v1/website/chart-wheel/packet", models.ChartWheelPacketResponse, {}, {}, {"chart": chart, "houses": houses, "config": config, "include_svg": include_svg, "rings": rings, "aspect_lines": aspect_lines, "figure": figure, "ayanamsa_system": ayanamsa_system, "ayanamsa_mode": ayanamsa_mode, "time_uncertainty_minutes": time_uncertainty_minutes, "degree_form": degree_form, "label_size": label_size, "palette": palette, "line_style": line_style, "caption": caption, "south_node": south_node, "angle_aspects": angle_aspects, "include_symbols": include_symbols})

    async def website_chart_wheel_presets(self) -> list[models.ChartWheelStylePresetResponse]:
        """List the presets of the chart wheel

        See `Client.website_chart_wheel_presets`."""
        return await self._call("GET", "/v1/website/chart-wheel/presets", list[models.ChartWheelStylePresetResponse], {}, {}, None)

    async def website_chart_wheel_validate(
        self,
        *,
        config: models.ChartWheelConfig | dict[str, Any],
    ) -> models.ChartWheelConfigValidationResponse:
        """Validate a wheel config

        See `Client.website_chart_wheel_validate`."""
        return await self._call("POST", "/v1/website/chart-wheel/validate", models.ChartWheelConfigValidationResponse, {}, {}, {"config": config})

    async def western_chart_profile(
        self,
        *,
        dt: str,
        observer_lat: float,
        observer_lon: float,
        observer_elev_m: float | None = None,
        house_system: str | None = None,
        bodies: list[str] | None = None,
        include_nodes: bool | None = None,
        include: models.WesternProfileIncludeRequest | dict[str, Any] | None = None,
        house_policy: models.HousePolicyRequest | dict[str, Any] | None = None,
        dignity_policy: models.DignityComputationPolicyRequest | dict[str, Any] | None = None,
    ) -> models.WesternChartProfileResponse:
        """Western chart profile: chart, houses and dignities in one answer

        See `Client.western_chart_profile`."""
        return await self._call("POST", "/v1/western/chart-profile", models.WesternChartProfileResponse, {}, {}, {"dt": dt, "observer_lat": observer_lat, "observer_lon": observer_lon, "observer_elev_m": observer_elev_m, "house_system": house_system, "bodies": bodies, "include_nodes": include_nodes, "include": include, "house_policy": house_policy, "dignity_policy": dignity_policy})

    async def yogas_evaluate(
        self,
        *,
        sidereal_longitudes: models.YogaLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        planet_speeds: models.YogaSpeeds | dict[str, Any] | None = None,
        rahu_sidereal_lon: float | None = None,
        policy: models.YogaPolicyRequest | dict[str, Any] | None = None,
        include_absent: bool | None = None,
    ) -> models.YogaChartResponse:
        """Classical yogas of a chart, with each clause and cancellation

        See `Client.yogas_evaluate`."""
        return await self._call("POST", "/v1/yogas/evaluate", models.YogaChartResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "planet_speeds": planet_speeds, "rahu_sidereal_lon": rahu_sidereal_lon, "policy": policy, "include_absent": include_absent})

    async def yogas_extended_catalogue(self) -> models.YogaExtensionCatalogueResponse:
        """Profiles of further yogas, their rules, sources and limits

        See `Client.yogas_extended_catalogue`."""
        return await self._call("GET", "/v1/yogas/extended/catalogue", models.YogaExtensionCatalogueResponse, {}, {}, None)

    async def yogas_extended_evaluate(
        self,
        *,
        sidereal_longitudes: models.YogaExtensionLongitudes | dict[str, Any],
        lagna_sidereal_lon: float,
        profile_ids: list[Literal["jp_sastri_7_14_v1", "raman_300_252_all_debilitated_v1", "bphs_santhanam_41_2_15_v1", "bphs_santhanam_39_selected_v1"]],
        include_absent: bool | None = None,
    ) -> models.YogaExtensionChartResponse:
        """Further yogas of chosen profiles, with the proof of each clause

        See `Client.yogas_extended_evaluate`."""
        return await self._call("POST", "/v1/yogas/extended/evaluate", models.YogaExtensionChartResponse, {}, {}, {"sidereal_longitudes": sidereal_longitudes, "lagna_sidereal_lon": lagna_sidereal_lon, "profile_ids": profile_ids, "include_absent": include_absent})
